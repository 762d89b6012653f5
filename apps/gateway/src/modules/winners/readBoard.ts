import {
  accountKinds,
  boardLength,
  divideHalfEven,
  hasTrialMoney,
  toDecimal,
  toMaskedName,
  type WinnerBoard,
} from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import type { OfferedGames } from "../games/index.ts";
import { readPreferences } from "../member/index.ts";
import { type BoardFilter, getFirstMoment, listWins, type StoredWin } from "./boardStore.ts";
import type { Services } from "./services.ts";

/** Today and the six days before it. */
const daysBefore = 6;
const pageSize = 100;
/** Wins at games that are not offered are passed over: so many pages at most. */
const mostPages = 10;

const realKinds = accountKinds.filter((kind) => !hasTrialMoney(kind));

type Win = WinnerBoard["list"][number];

/** A win as everybody may see it; undefined at a game that the merchant does not offer. */
function toWin(
  offered: OfferedGames,
  { win, stake, at, username, preferences, node_id }: StoredWin,
): Omit<Win, "rank"> | undefined {
  const game = offered.getByNode(node_id)?.game;
  if (game === undefined) return undefined;
  const { nodeId, gameName, vendor, icon } = game;
  const staked = BigInt(stake);
  return {
    account: readPreferences(preferences).hidesName ? null : toMaskedName(username),
    nodeId,
    gameName,
    vendor,
    icon,
    amount: toDecimal(BigInt(win)),
    // To the hundredth.
    ...(staked > 0n && { multiplier: toDecimal(divideHalfEven(BigInt(win) * 100n, staked) * 100n) }),
    at: at.getTime(),
  };
}

/** The highest wins of a merchant at the games that it offers, as they are now (PM-17, GM-33). */
export async function readBoard(
  { db, gameIndex }: Services,
  { tenant, session }: Call,
  { category, limit = boardLength }: { readonly category?: string | undefined; readonly limit?: number | undefined },
): Promise<WinnerBoard> {
  const offered = await gameIndex.open(tenant);
  const since = await getFirstMoment(db, tenant.timeZone, daysBefore);
  const currency = session?.currency ?? tenant.currency;
  const filter: BoardFilter = { tenantId: tenant.id, currency, since, category, kinds: realKinds };
  const list: Win[] = [];
  let after: StoredWin | undefined;
  for (let page = 0; page < mostPages && list.length < limit; page += 1) {
    const rows = await listWins(db, filter, after, pageSize);
    const wins = rows.flatMap((row) => toWin(offered, row) ?? []);
    list.push(...wins.slice(0, limit - list.length).map((win, index) => ({ rank: list.length + index + 1, ...win })));
    after = rows.at(-1);
    if (rows.length < pageSize) break;
  }
  return { currency, since: since.getTime(), list };
}
