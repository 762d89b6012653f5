import { Type } from "typebox";

/**
 * At least one character that can be seen: no white space, nothing of control or format, no mark without a letter, and none of the
 * letters and signs that are drawn as nothing (Hangul fillers, the blank of Braille). For expressions with the flag `u`.
 */
export const visiblePattern = "[^\\p{White_Space}\\p{C}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800]";

// Neither the database nor a line of a log takes NUL.
const saidPattern = `^(?=[^\\u0000]*$)[\\s\\S]*?${visiblePattern}`;

/** What somebody says in own words, such as why: never blank (decision 126), and without NUL. */
export const SaidText = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: saidPattern });

/** What somebody may add in own words: empty, or not blank. */
export const MaybeSaidText = (maxLength: number) => Type.String({ maxLength, pattern: `^$|${saidPattern}` });
