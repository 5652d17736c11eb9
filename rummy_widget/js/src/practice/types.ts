// What Python says to the practice page.
import type { Rack, SetupField, Step, Tile, Tongue } from "../types";

export interface PracticeState {
  rev: number;
  said?: string; // for the live region
  title: string;
  about: string;
  home: string | null; // href
  tongues?: Tongue[];
  skills: SkillCard[];
  band: SetupField; // easy, middle, hard, or as it comes
  timed: boolean | null; // null: no clock is offered
  review: string | null; // what went wrong waits to be practised again
  notice: string | null; // an address that leads nowhere
  task: Task | null;
  step: Step | null;
  rack: Rack | null;
  record: unknown; // what the browser is to keep
}
export interface SkillCard {
  key: string;
  title: string;
  about: string;
  tiles: Tile[];
  standing: string; // "3 of 4 right · 2 of 5 in a row"
  mastered: string | null;
}
export interface Task {
  skill: string;
  standing: string; // "hard · 3 of 4 right"
  note: string | null;
  query: string; // what opens it, after the page's address
}
