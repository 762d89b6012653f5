import { hasContact } from "./hasContact.ts";
import { looksLikeStaff } from "./looksLikeStaff.ts";

/** Each line of a room asks for its writer's name, and few members write much: more than these begin anew. */
const mostKnown = 5_000;
const known = new Map<string, boolean>();

/**
 * Whether others may see a cleaned nickname: it gives away no half of a login, holds no contact, and reads neither as the house's name nor as that
 * of its staff.
 */
export function mayShowName(name: string, username: string, house: string): boolean {
  const key = JSON.stringify([name, username, house]);
  const answer = known.get(key);
  if (answer !== undefined) return answer;
  const may =
    name !== "" && name.toLowerCase() !== username.toLowerCase() && !hasContact(name) && !looksLikeStaff(name, house);
  if (known.size >= mostKnown) known.clear();
  known.set(key, may);
  return may;
}
