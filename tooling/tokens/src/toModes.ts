import type { Mode } from "./planEdits.ts";

const themes: Readonly<Record<string, readonly Mode[]>> = { dark: ["dark"], light: ["light"], both: ["dark", "light"] };

/** Words that name themes. */
export const modeWords: readonly string[] = Object.keys(themes);

/** The themes that a word names; undefined for any other word. */
export function toModes(word: unknown): readonly Mode[] | undefined {
  return typeof word === "string" && Object.hasOwn(themes, word) ? themes[word] : undefined;
}
