import type { Game, GameCategory, VendorCard } from "@marquee/contract";
import type { Tenant } from "../../tenants/Tenant.ts";
import { isCategoryOn, toCategory } from "../../tenants/gameCategories.ts";
import type { Collection } from "./collectionStore.ts";
import { type GameMark, toGameState } from "./gameStore.ts";
import type { GameKind, PackedGames } from "./packGames.ts";
import type { VendorRow } from "./vendorStore.ts";

/** What to look for: kinds, and words in the folded name. */
export interface GameTest {
  readonly isKind: (kind: GameKind) => boolean;
  readonly words: string;
}

/** A game, its game server and its look. */
export interface OfferedGame {
  readonly game: Game;
  readonly provider: string;
  readonly theme: string | null;
}

/** A merchant's games as visitors see them: those whose category is on and that no operator has removed. */
export interface OfferedGames {
  /** The indexes of matching games, in the merchant's order. */
  readonly find: (test: GameTest) => Uint32Array;
  readonly get: (index: number) => Game;
  readonly getByNode: (nodeId: string) => OfferedGame | undefined;
  /** Whether an operator has removed the game or its vendor. */
  readonly isOff: (nodeId: string) => boolean;
  readonly listHot: () => readonly Game[];
  readonly listVendors: () => readonly VendorCard[];
  /** The editors' rows as they are stored, in their order. */
  readonly collections: readonly Collection[];
  /** The games of each kind, in order. */
  readonly listKinds: () => readonly GameKind[];
}

/** The inputs: the games, their operator states, and the vendors. */
export interface Offer {
  readonly games: PackedGames;
  readonly states: ReadonlyMap<string, GameMark>;
  readonly collections: readonly Collection[];
  readonly vendors: readonly VendorRow[];
}

const [hidden, shown, maintained] = [0, 1, 2];

/** One byte for each game: whether it is shown, and how; its vendor's state comes on top of its own. */
function toMarks({ games, states }: Offer, ofKind: readonly number[]): Uint8Array {
  const marks = Uint8Array.from(games.kindOf, (kind) => ofKind[kind] ?? hidden);
  for (const [node, { state }] of states) {
    const index = games.findNode(node);
    if (index !== undefined && marks[index] !== hidden) marks[index] = state === "OFF" ? hidden : maintained;
  }
  return marks;
}

const toVendorId = (category: string, vendor: string): string => `${category} ${vendor}`;

/** The vendors that are not simply on, by category and code. */
function listVendorMarks(vendors: readonly VendorRow[]): ReadonlyMap<string, GameMark> {
  return new Map(
    vendors.flatMap(({ category, vendor, state, message }) =>
      state === "ON" ? [] : [[toVendorId(category, vendor), { state: toGameState(state), message }] as const],
    ),
  );
}

function toCard(row: VendorRow, gameCategory: GameCategory, gameCount: number): VendorCard {
  return {
    vassalage: row.vendor,
    name: row.name,
    isHot: row.hot ? 1 : 0,
    gameCategory,
    gameClassify: "",
    icon: `/art/vendors/${row.vendor}.svg`,
    accountTypeName: row.vendor,
    maintenance: row.state === "MAINTENANCE",
    ...(row.is_new && { isNew: true }),
    kind: "LIST",
    gameCount,
  };
}

/** The address of a game's picture, including its record where that fits in an address. */
function toIcon(code: string, { category, vendor }: GameKind, theme: string | null): string {
  return theme === null || !/^[A-Za-z0-9-]{1,60}$/.test(vendor)
    ? `/art/games/${code}.svg`
    : `/art/games/${theme}/${category}/${vendor}/${code}.svg`;
}

/** Applies tree and operator states to a merchant's games. */
export function offerGames(tenant: Tenant, offer: Offer): OfferedGames {
  const { games, states, vendors } = offer;
  const { kinds, kindOf, codes, names, folded, hot } = games;
  const vendorMarks = listVendorMarks(vendors);
  const getVendorMark = ({ category, vendor }: GameKind) => vendorMarks.get(toVendorId(category, vendor));
  const marks = toMarks(
    offer,
    kinds.map((kind) => {
      const state = getVendorMark(kind)?.state ?? "ON";
      return !isCategoryOn(tenant, kind.category) || state === "OFF" ? hidden : state === "ON" ? shown : maintained;
    }),
  );
  const counts = new Uint32Array(kinds.length);
  for (const [index, mark] of marks.entries())
    if (mark !== hidden) counts[kindOf[index] ?? 0] = (counts[kindOf[index] ?? 0] ?? 0) + 1;
  const isShown = (index: number): boolean => marks[index] !== hidden;

  function find({ isKind, words }: GameTest): Uint32Array {
    const fits = kinds.map(isKind);
    const named = words === "" ? undefined : new Uint8Array(games.count);
    if (named !== undefined) folded.mark(words, named);
    const found = new Uint32Array(games.count);
    let count = 0;
    for (let index = 0; index < games.count; index += 1) {
      if (marks[index] === hidden || fits[kindOf[index] ?? 0] !== true || named?.[index] === 0) continue;
      found[count] = index;
      count += 1;
    }
    return found.subarray(0, count);
  }

  function toKind(index: number): GameKind {
    const kind = kinds[kindOf[index] ?? -1];
    if (kind === undefined) throw new RangeError(`${tenant.id} has no game ${index}`);
    return kind;
  }

  function get(index: number): Game {
    const kind = toKind(index);
    const code = codes.get(index);
    const nodeId = games.getNode(index);
    const isMaintained = marks[index] === maintained;
    const message = isMaintained ? (states.get(nodeId)?.message ?? getVendorMark(kind)?.message ?? null) : null;
    return {
      nodeId,
      vassalage: kind.vendor,
      gameType: kind.category,
      gameClassify: kind.classify,
      gameName: names.get(index),
      minBet: kind.minBet,
      minLineNum: kind.minLines,
      code,
      defaultPlayType: "",
      accountTypeName: kind.vendor,
      vendor: kind.vendor,
      gameCode: code,
      isGame: "GAME",
      icon: toIcon(code, kind, games.getTheme(index)),
      ...(kind.rtp === null ? {} : { rtp: (kind.rtp / 100).toFixed(2) }),
      ...(kind.volatility === null ? {} : { volatility: kind.volatility }),
      demo: true,
      tags: [...kind.tags],
      isNew: kind.isNew,
      isHot: games.isHot[index] === 1,
      maintenance: isMaintained,
      ...(message !== null && { maintenanceMessage: message }),
    };
  }

  function listVendors(): readonly VendorCard[] {
    const sums = new Map<string, number>();
    for (const [index, { category, vendor }] of kinds.entries())
      sums.set(toVendorId(category, vendor), (sums.get(toVendorId(category, vendor)) ?? 0) + (counts[index] ?? 0));
    return vendors.flatMap((row) => {
      const [category, sum = 0] = [toCategory(row.category), sums.get(toVendorId(row.category, row.vendor))];
      return category === undefined || sum === 0 ? [] : [toCard(row, category, sum)];
    });
  }

  return {
    find,
    get,
    getByNode: (nodeId) => {
      const index = games.findNode(nodeId);
      return index === undefined || !isShown(index)
        ? undefined
        : { game: get(index), provider: toKind(index).provider, theme: games.getTheme(index) };
    },
    isOff: (nodeId) => {
      const index = games.findNode(nodeId);
      const ofVendor = index === undefined ? undefined : getVendorMark(toKind(index));
      return states.get(nodeId)?.state === "OFF" || ofVendor?.state === "OFF";
    },
    collections: offer.collections,
    listHot: () => hot.filter(isShown).map(get),
    listVendors,
    listKinds: () => kinds.filter((_, index) => (counts[index] ?? 0) > 0),
  };
}
