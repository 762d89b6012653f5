import { randomInt } from "node:crypto";

// Without letters and digits that look alike: a friend may read it aloud.
const signs = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const length = 8;

/** A random code such as `K7MQ2XPA`: 8 × 10¹¹ of them, so that nobody guesses one. */
export const createReferralCode = (): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)] ?? "").join("");
