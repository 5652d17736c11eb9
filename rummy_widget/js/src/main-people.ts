// Tables of people: a part that both tables load after themselves.
import { door } from "./people/door";
import { beside, bubbles, lobby, onward } from "./people/lobby";
import { comeBack } from "./people/wake";

export const people = { door, lobby, beside, onward, bubbles, comeBack };
export type PeoplePart = typeof people;
export default people;
