import type { RegisterRule } from "../registerRule.ts";

/**
 * The rule of a nickname: 2 to 20 letters, marks or digits, with single blanks, dots, hyphens and underscores between them.
 * Nothing invisible and nothing that changes the direction of writing, since others read it.
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

/** A nickname as others see it who may not know it: its first and last character, `k***i`; two characters show one. */
export function toMaskedName(nickname: string): string {
  const characters = [...nickname];
  return `${characters[0] ?? ""}***${characters.length > 2 ? (characters.at(-1) ?? "") : ""}`;
}
