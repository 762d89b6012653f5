import { randomInt } from "node:crypto";

/** No letters and digits that look alike: people read order numbers out. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number for a new order: a letter of its kind, the day, and ten signs that nobody guesses. */
export function createOrderNo(kind: string): string {
  const day = new Date().toISOString().slice(2, 10).replaceAll("-", "");
  return `${kind}${day}${Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("")}`;
}
