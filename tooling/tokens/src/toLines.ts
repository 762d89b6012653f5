import { toRatioText } from "@marquee/design-tokens";
import type { ImportDiff } from "./importTokens.ts";
import { toWords } from "./toWords.ts";

/** The number of notes that a terminal shows; the report has all of them. */
const mostNotes = 20;

/** A diff as lines for a terminal: changes, contrasts before and after, and what was mapped or skipped. */
export function toLines({ brand, changes, pairs, notes }: ImportDiff): readonly string[] {
  const noted = [
    ...notes.slice(0, mostNotes).map(({ file, key, text }) => `${file}: ${key}: ${text}`),
    ...(notes.length > mostNotes ? [`… and ${notes.length - mostNotes} more notes in the report`] : []),
  ];
  if (changes.length === 0) return [...noted, `${brand}: nothing differs`];
  return [
    ...noted,
    ...changes.map(({ key, file, before, after }) => `${file}: ${key}: ${toWords(before)} → ${toWords(after)}`),
    ...pairs.map(
      ({ mode, foreground, background, before, ratio, least }) =>
        `${ratio < least ? "WARNING " : ""}${foreground} on ${background} in ${mode}: contrast ${toRatioText(ratio)}, at least ${least} (before ${toRatioText(before.ratio)})`,
    ),
  ];
}
