import { toWords } from "./toWords.ts";
import type { TokenDiff } from "./writeTokenPatch.ts";

/** A diff as plain lines for a terminal: what changes where, and each contrast before and after. */
export function toLines({ brand, changes, pairs }: TokenDiff): readonly string[] {
  if (changes.length === 0) return [`${brand}: nothing differs`];
  return [
    ...changes.map(({ key, file, before, after }) => `${file}: ${key}: ${toWords(before)} → ${toWords(after)}`),
    ...pairs.map(({ mode, foreground, background, before, ratio, least }) => `${ratio < least ? "WARNING " : ""}contrast ${mode}: ${foreground} on ${background}: ${before.ratio.toFixed(2)} → ${ratio.toFixed(2)} (at least ${least})`),
  ];
}
