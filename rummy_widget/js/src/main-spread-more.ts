// The part of the games whose melds lie on the table that is loaded after the rest.
import { more } from "./spread/more";

export default more;
