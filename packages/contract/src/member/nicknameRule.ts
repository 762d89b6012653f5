import type { RegisterRule } from "../registerRule.ts";

/**
 * The rule of a nickname: 2 to 20 letters, marks or digits, with single spaces, dots, hyphens and underscores between them.
 * It contains nothing invisible and nothing that changes the writing direction, since others read it.
 */
export const nicknameRule: RegisterRule = {
  enabled: "1",
  required: "1",
  acceptedPattern: "^[\\p{L}\\p{N}]\\p{M}*(?:[ ._-]?[\\p{L}\\p{N}]\\p{M}*)*$",
  patternId: 0,
  minLength: 2,
  maxLength: 20,
  type: "TEXT",
};

/** A masked nickname: its first and last character, `k***i`; of two characters only the first. */
export function toMaskedName(nickname: string): string {
  const characters = [...nickname];
  return `${characters[0] ?? ""}***${characters.length > 2 ? (characters.at(-1) ?? "") : ""}`;
}
