// Tables of people: a part that both tables load after themselves.
import { door } from "./people/door";
import { beside, bubbles, lobby, onward } from "./people/lobby";

export const people = { door, lobby, beside, onward, bubbles };
export type PeoplePart = typeof people;
export default people;
