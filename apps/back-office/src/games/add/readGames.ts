import { houseThemes, isHouseModelId } from "@marquee/contract";
import type { NewGame } from "@marquee/contract/staff";
import { parse } from "papaparse";
import { isCategory } from "../useGameTexts.ts";

/** The titles of the columns, in any order. */
export const gameColumns = [
  "code",
  "name",
  "category",
  "vendor",
  "vendorName",
  "model",
  "theme",
  "minStake",
  "maxStake",
] as const;

/** Columns that may be left out. */
const leftOut: ReadonlySet<string> = new Set(["vendorName", "minStake", "maxStake"]);

/** The gateway says whether it is one in the merchant's currency. */
const isEmptyOrAmount = (text: string): boolean => /^([0-9]{1,13}(\.[0-9]{1,2})?)?$/.test(text);

/** One of them. */
type GameColumn = (typeof gameColumns)[number];

/** A cell that cannot be taken: its line, counted as a spreadsheet does, and its column. */
interface FaultyCell {
  readonly line: number;
  readonly column: GameColumn;
}

/** What a file of games holds. */
export interface GamesFile {
  readonly games: readonly NewGame[];
  readonly faults: readonly FaultyCell[];
  /** Titles that are missing. */
  readonly missing: readonly GameColumn[];
}

type Cells = Readonly<Record<GameColumn, string>>;

const fits: Readonly<Record<GameColumn, (text: string) => boolean>> = {
  code: (text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length > 1 && text.length <= 60,
  name: (text) => text !== "" && text.length <= 80,
  category: isCategory,
  vendor: (text) => /^[A-Z0-9]{2,8}$/.test(text),
  vendorName: (text) => text.length <= 60,
  model: isHouseModelId,
  theme: (text) => houseThemes.some((theme) => theme === text),
  minStake: isEmptyOrAmount,
  maxStake: isEmptyOrAmount,
};

function toGame({
  code,
  name,
  category,
  vendor,
  vendorName,
  model,
  theme,
  minStake,
  maxStake,
}: Cells): NewGame | undefined {
  const look = houseThemes.find((each) => each === theme);
  if (!isCategory(category) || !isHouseModelId(model) || look === undefined) return undefined;
  return {
    code,
    name,
    category,
    vendor,
    ...(vendorName !== "" && { vendorName }),
    model,
    theme: look,
    ...(minStake !== "" && { minStake }),
    ...(maxStake !== "" && { maxStake }),
  };
}

/** Reads a file of comma-separated values with a line of titles. */
export function readGames(text: string): GamesFile {
  const { data, meta } = parse<Record<string, string>>(text, { header: true, skipEmptyLines: "greedy" });
  const missing = gameColumns.filter((column) => !leftOut.has(column) && !(meta.fields ?? []).includes(column));
  if (missing.length > 0) return { games: [], faults: [], missing };
  const rows = data.map((row) => {
    const cells = Object.fromEntries(gameColumns.map((column) => [column, (row[column] ?? "").trim()])) as Cells;
    return { ...cells, vendor: cells.vendor.toUpperCase(), category: cells.category.toUpperCase() };
  });
  return {
    missing,
    games: rows.flatMap((cells) => toGame(cells) ?? []),
    faults: rows.flatMap((cells, place) =>
      gameColumns.filter((column) => !fits[column](cells[column])).map((column) => ({ line: place + 2, column })),
    ),
  };
}
