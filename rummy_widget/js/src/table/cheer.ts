// The end of a round, celebrated: its lines come one after another, and where one has won tiles go up over the felt. A
// click or a key leads to the end; nothing waits for it.
import { calm } from "../rack/glide";

const LINE = 110; // ms between two lines
const MOST = 16; // tiles
const UP = 1500; // ms in the air
const EASE = "cubic-bezier(.2, .8, .3, 1.1)";

/** Pictures of these `faces` go up, those of the tiles where the person has won; the function it returns ends it. */
export function cheer(stage: HTMLElement | null, faces: readonly Element[]): () => void {
  if (!stage?.animate || calm()) return () => undefined;
  const off = new AbortController();
  const moves: Animation[] = [];
  const sky = document.createElement("div");
  const end = (): void => {
    off.abort();
    for (const each of moves.splice(0)) each.finish();
    sky.remove();
    delete stage.dataset["cheered"];
  };
  stage.dataset["cheered"] = "";
  stage.querySelectorAll<HTMLElement>("tbody tr, .rw-paid li, .rw-hands li").forEach((line, at) => {
    const delay = 200 + at * LINE;
    moves.push(
      line.animate(
        [
          { opacity: 0, translate: "-0.6rem 0" },
          { opacity: 1, translate: "0 0" },
        ],
        { id: "rw-cheer", duration: 260, delay, easing: EASE, fill: "backwards" },
      ),
    );
  });
  const title = stage.querySelector<HTMLElement>(".rw-title");
  if (title)
    moves.push(
      title.animate([{ scale: "0.7", opacity: 0 }, { scale: "1.06", opacity: 1, offset: 0.7 }, { scale: "1" }], {
        id: "rw-cheer",
        duration: 420,
        easing: "ease-out",
      }),
    );
  if (faces.length) moves.push(...goUp(stage, sky, faces.slice(0, MOST)));
  const root = stage.closest<HTMLElement>(".rw") ?? stage;
  for (const type of ["pointerdown", "keydown"])
    root.addEventListener(type, end, { signal: off.signal, capture: true });
  void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => off.signal.aborted || end());
  return end;
}

/** Tiles rise from the foot of the felt, spread out, and fade. */
function goUp(stage: HTMLElement, sky: HTMLElement, faces: readonly Element[]): Animation[] {
  const felt = stage.closest<HTMLElement>(".rw-felt") ?? stage;
  sky.className = "rw-sky";
  sky.setAttribute("aria-hidden", "true");
  felt.append(sky);
  return faces.map((face, at) => {
    const picture = document.createElement("span");
    picture.className = "rw-aloft";
    picture.append(face.cloneNode(true));
    sky.append(picture);
    const share = (at + 0.5) / faces.length;
    picture.style.left = `${share * 100}%`;
    const [aside, high, turn] = [
      (share - 0.5) * 90,
      60 + 25 * Math.sin(at * 2.4),
      (share - 0.5) * 70 + 12 * Math.sin(at * 5),
    ];
    const frames: Keyframe[] = [
      { transform: "translate(-50%, 40px)", opacity: 0 },
      { opacity: 1, offset: 0.15 },
      {
        transform: `translate(calc(-50% + ${aside / 2}px), -${high}cqh) rotate(${turn / 2}deg)`,
        opacity: 1,
        offset: 0.6,
      },
      { transform: `translate(calc(-50% + ${aside}px), -${high - 12}cqh) rotate(${turn}deg)`, opacity: 0 },
    ];
    return picture.animate(frames, {
      id: "rw-cheer",
      duration: UP,
      delay: at * 35,
      easing: "cubic-bezier(.2, .7, .3, 1)",
      fill: "both",
    });
  });
}
