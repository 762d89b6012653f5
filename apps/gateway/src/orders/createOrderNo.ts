import { randomInt } from "node:crypto";

/** No letters and digits that look alike: people read order numbers out. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A new order number: the prefix of its kind, such as `D`, the day, and ten characters that nobody guesses. */
export function createOrderNo(prefix: string): string {
  const day = new Date().toISOString().slice(2, 10).replaceAll("-", "");
  return `${prefix}${day}${Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("")}`;
}
