import { foldText, type GameCategory, type Volatility } from "@marquee/contract";
import { toCategory } from "../../tenants/gameCategories.ts";
import type { GameRow } from "./gameStore.ts";
import { type PackedTexts, packTexts } from "./packTexts.ts";

/** Whole numbers in the smallest typed array that fits the largest. */
type Numbers = Uint8Array | Uint16Array | Uint32Array;

const toNumbers = (numbers: readonly number[], limit: number): Numbers =>
  limit <= 0x100 ? Uint8Array.from(numbers) : limit <= 0x10000 ? Uint16Array.from(numbers) : Uint32Array.from(numbers);

/** A value shared by many games of a merchant. */
export interface GameKind {
  readonly category: GameCategory;
  readonly vendor: string;
  readonly provider: string;
  readonly classify: string;
  readonly minBet: string;
  readonly minLines: number;
  readonly tags: readonly string[];
  readonly isNew: boolean;
  readonly rtp: number | null;
  readonly volatility: Volatility | null;
}

/** A merchant's games in its own order, about 60 bytes each; a game is identified by its index. */
export interface PackedGames {
  readonly count: number;
  readonly kinds: readonly GameKind[];
  /** The index of each game's kind. */
  readonly kindOf: Numbers;
  /** The look of a game; null where none is on record. */
  readonly getTheme: (index: number) => string | null;
  readonly codes: PackedTexts;
  readonly names: PackedTexts;
  /** The names without case and accents. */
  readonly folded: PackedTexts;
  readonly getNode: (index: number) => string;
  readonly findNode: (nodeId: string) => number | undefined;
  /** The indexes of hot games, hottest first. */
  readonly hot: readonly number[];
  readonly isHot: Uint8Array;
  readonly bytes: number;
}

/** A kind's approximate size, including its place in lists. */
const bytesOfKind = 180;

/** Interns kinds so that they share their texts, because each row came with its own copies. */
function createToKind(): (row: GameRow, category: GameCategory) => GameKind {
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const share = <Value>(known: Map<string, Value>, key: string, value: Value): Value => {
    const first = known.get(key) ?? value;
    known.set(key, first);
    return first;
  };
  const text = (own: string): string => share(texts, own, own);
  return ([, , , , vendor, provider, classify, minBet, minLines, tags, isNew, rtp, volatility], category) => {
    const shared = share(lists, JSON.stringify(tags), tags);
    return {
      category,
      vendor: text(vendor),
      provider: text(provider),
      classify: text(classify),
      minBet: text(minBet),
      minLines,
      tags: shared,
      isNew,
      rtp,
      volatility,
    };
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The indexes of packed texts in the order of the texts. */
function toOrder(texts: PackedTexts, count: number): Numbers {
  const all = Array.from({ length: count }, (_, index) => texts.get(index));
  return toNumbers(
    [...all.keys()].toSorted((a, b) => compare(all[a] ?? "", all[b] ?? "")),
    count,
  );
}

/** Finds a text among packed, sorted ones. */
function createFinder(
  texts: PackedTexts,
  count: number,
): { readonly find: (text: string) => number | undefined; readonly bytes: number } {
  // In a separate function, so that the closure does not keep its temporary data alive.
  const order = toOrder(texts, count);
  const find = (text: string): number | undefined => {
    let [low, high] = [0, count - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const index = order[middle] ?? 0;
      const side = compare(texts.get(index), text);
      if (side === 0) return index;
      if (side < 0) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  };
  return { find, bytes: order.byteLength };
}

/** Node ids are nearly always the merchant's id followed by the code; then only the codes are stored. */
function packNodes(tenantId: string, nodes: readonly string[], codes: PackedTexts) {
  const prefix = `${tenantId}-`;
  const isDerived = nodes.every((node, index) => node === prefix + codes.get(index));
  const texts = isDerived ? codes : packTexts(nodes);
  const finder = createFinder(texts, nodes.length);
  return {
    getNode: (index: number) => (isDerived ? prefix + codes.get(index) : texts.get(index)),
    findNode: (nodeId: string) =>
      isDerived
        ? nodeId.startsWith(prefix)
          ? finder.find(nodeId.slice(prefix.length))
          : undefined
        : finder.find(nodeId),
    bytes: finder.bytes + (isDerived ? 0 : texts.bytes),
  };
}

/** Packs a merchant's rows; one with an unknown category is skipped and reported to `onUnknown`. */
export function packGames(
  tenantId: string,
  rows: readonly GameRow[],
  onUnknown: (code: string, category: string) => void,
): PackedGames {
  const known: GameRow[] = [];
  const kinds = new Map<string, { readonly index: number; readonly kind: GameKind }>();
  const numbers: number[] = [];
  const toKind = createToKind();
  for (const row of rows) {
    const category = toCategory(row[3]);
    if (category === undefined) {
      onUnknown(row[1], row[3]);
      continue;
    }
    const kind = toKind(row, category);
    const key = JSON.stringify(kind);
    const entry = kinds.get(key) ?? { index: kinds.size, kind };
    kinds.set(key, entry);
    known.push(row);
    numbers.push(entry.index);
  }
  const themes = [...new Set(known.map((row) => row[14]))];
  const themeOf = toNumbers(
    known.map((row) => themes.indexOf(row[14])),
    themes.length,
  );
  const ranks = known.flatMap((row, index) => (row[13] === null ? [] : [{ index, rank: row[13] }]));
  const kindOf = toNumbers(numbers, kinds.size);
  const [codes, names] = [packTexts(known.map((row) => row[1])), packTexts(known.map((row) => row[2]))];
  const folded = packTexts(
    known.map((row) => foldText(row[2])),
    names,
  );
  const { getNode, findNode, bytes } = packNodes(
    tenantId,
    known.map(([node]) => node),
    codes,
  );
  return {
    count: known.length,
    kinds: [...kinds.values()].map(({ kind }) => kind),
    kindOf,
    getTheme: (index) => themes[themeOf[index] ?? -1] ?? null,
    codes,
    names,
    folded,
    getNode,
    findNode,
    isHot: Uint8Array.from(known, (row) => (row[13] === null ? 0 : 1)),
    hot: ranks.toSorted((a, b) => a.rank - b.rank).map(({ index }) => index),
    bytes:
      codes.bytes +
      names.bytes +
      folded.bytes +
      bytes +
      kindOf.byteLength +
      themeOf.byteLength +
      known.length +
      kinds.size * bytesOfKind,
  };
}
