import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** A font file that holds a part of the letters. */
interface FontPart {
  readonly file: string;
  readonly has: (point: number) => boolean;
}

const toRanges = (text: string): readonly (readonly [number, number])[] =>
  text.split(",").map((range) => {
    const [first = "0", last = first] = range.replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** The parts of a family, in the order of their names; packages split families by the letters that pages need together. */
function listParts(family: string, weight: number, names?: readonly string[]): readonly FontPart[] {
  const folder = dirname(require.resolve(`@fontsource/${family}/package.json`));
  const ranges: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
  return (names ?? Object.keys(ranges)).flatMap((name) => {
    const of = ranges[name];
    if (of === undefined) return [];
    const own = toRanges(of);
    // WOFF: of WOFF2 the writer of PDFs draws nothing.
    const file = join(folder, "files", `${family}-${name.replaceAll(/[[\]]/g, "")}-${weight}-normal.woff`);
    return [{ file, has: (point: number) => own.some(([first, last]) => point >= first && point <= last) }];
  });
}

const listAll = (weight: number): readonly FontPart[] => [
  ...listParts("be-vietnam-pro", weight, ["latin", "vietnamese", "latin-ext"]),
  ...listParts("sarabun", weight, ["thai"]),
  ...listParts("noto-sans-sc", weight),
];

/** A piece of a text whose letters one font file holds. */
export interface FontRun {
  readonly file: string;
  readonly text: string;
}

/** How heavy letters are. */
export type Weight = "normal" | "strong";

const weights = { normal: 400, strong: 600 } as const;
const known: Record<Weight, { parts: readonly FontPart[]; readonly files: Map<string, string> }> = {
  normal: { parts: [], files: new Map() },
  strong: { parts: [], files: new Map() },
};

/** The file that holds a letter; one that none holds is left to the first file. */
function findFile(letter: string, weight: Weight): string {
  const of = known[weight];
  const found = of.files.get(letter);
  if (found !== undefined) return found;
  if (of.parts.length === 0) of.parts = listAll(weights[weight]);
  const point = letter.codePointAt(0) ?? 0;
  const file = (of.parts.find(({ has }) => has(point)) ?? of.parts[0])?.file ?? "";
  of.files.set(letter, file);
  return file;
}

/** Splits a text into pieces by the font files that hold their letters. */
export function toFontRuns(text: string, weight: Weight): readonly FontRun[] {
  const runs: { file: string; text: string }[] = [];
  for (const letter of text) {
    const file = findFile(letter, weight);
    const last = runs.at(-1);
    if (last?.file === file) last.text += letter;
    else runs.push({ file, text: letter });
  }
  return runs;
}
