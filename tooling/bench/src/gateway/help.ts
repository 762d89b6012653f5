import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

const searches = [
  ["rare", "a word of five articles"],
  ["two", "two words of a hundred"],
  ["none", "words of none"],
] as const;

/** What such a search costs is the length of its answer: a thousand titles. */
const wide = [
  ["common", "a word of half the articles"],
  ["unaccented", "Vietnamese words without accents, of a third"],
  ["chinese", "a Chinese word, of a third"],
] as const;

/** P18: searches of a help centre of 2,000 articles in three languages, by their 95th of a hundred, beside an authenticated read of one row. */
export async function measureHelp(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/help.ts", say);
  const reference = { what: "an authenticated read of one row", value: get("one") };
  const toFigure = ([name, what]: readonly [string, string]): Figure => ({
    id: "P18",
    what,
    value: get(name),
    unit: "ms",
    reference,
  });
  return [
    ...searches.map((each): Figure => ({ ...toFigure(each), budget: { of: "ratio", atMost: 3, isBinding: true } })),
    ...wide.map(toFigure),
  ];
}
