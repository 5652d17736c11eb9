// What the score page may say that no other does.
export type ScoreMessage =
  | { type: "add"; tile: string }
  | { type: "take-out"; tiles: number[] }
  | { type: "swap"; away: string; by: string }
  | { type: "read"; text: string }
  | { type: "clear" | "house-reset" }
  | { type: "example"; key: string };
