// Nobody who is at work at the table loses the focus: a new screen or panel gets it, what has gone gives it to the rack.
import type { Frame } from "../frame";
import { goTo } from "../pages/parts";
import type { RackView } from "../rack/rack";
import type { GameTableProps } from "../types";

export class FocusKeeper {
  private readonly frame: Frame;
  private readonly rack: RackView;
  private coached = false;

  constructor(frame: Frame, rack: RackView) {
    this.frame = frame;
    this.rack = rack;
  }

  /** What has the focus in this view now, to be asked before something is drawn. */
  held(): HTMLElement | null {
    const active = document.activeElement as HTMLElement | null;
    return active && this.frame.root.contains(active) ? active : null;
  }

  /** After something was drawn: where the focus belongs now. `changed`: another screen than before. */
  keep(had: HTMLElement | null, changed: boolean, { screen, game }: GameTableProps): void {
    const { body } = this.frame;
    const opened = !!game?.coach && !this.coached;
    const closed = !game?.coach && this.coached;
    this.coached = !!game?.coach;
    if (!had) return;
    if (changed && screen === "play") return this.rack.focus();
    if (changed) return goTo(body.querySelector<HTMLElement>("section[tabindex], form select"));
    if (opened && had.dataset["act"] === "do-coach") return goTo(body.querySelector<HTMLElement>(".rw-coach"));
    if (closed && !had.isConnected) return body.querySelector<HTMLElement>("[data-act=do-coach]")?.focus();
    if (!this.held() && screen !== "setup" && screen !== "deal") this.rack.focus();
  }
}
