import { type BetDetails, type BetList, type GetBetRequest, type ListBetsRequest, toDecimal } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { gameHouseProvider } from "../../secrets/openSecrets.ts";
import { requireDays } from "../../http/requireDays.ts";
import type { Services } from "./services.ts";
import {
  type BetDay,
  type BetFilter,
  findBet,
  listBetDays,
  listBetRows,
  listBetSteps,
  listPlayedGames,
  type PlayedGame,
  type StoredBet,
} from "./betStore.ts";

type Games = ReadonlyMap<string, PlayedGame>;

/** A round as lists and files show it. */
export function toBet(bet: StoredBet, games: Games): BetList["list"][number] {
  const { provider, roundId, gameCode, state, at, staked, won } = bet;
  const game = games.get(gameCode);
  return {
    provider,
    roundId,
    gameName: game?.name ?? gameCode,
    vendorName: game?.vendorName ?? provider,
    state,
    at: at.getTime(),
    stake: toDecimal(staked),
    win: toDecimal(won),
    net: toDecimal(won - staked),
  };
}

function listVendors(days: readonly BetDay[], games: Games): BetList["vendors"] {
  const vendors = new Map(
    days.flatMap(({ gameCode }) => {
      const game = games.get(gameCode);
      return game === undefined ? [] : [[game.vendor, game.vendorName] as const];
    }),
  );
  return [...vendors].map(([vendor, name]) => ({ vendor, name })).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The days that hold a page, and how many rounds of the first one stand before it. */
function findPage(days: readonly BetDay[], limit: number, offset: number) {
  const counts = new Map<string, number>();
  for (const { day, rounds } of days) counts.set(day, (counts.get(day) ?? 0) + rounds);
  const found: string[] = [];
  let before = 0;
  let skip = 0;
  for (const [day, count] of counts) {
    if (before + count > offset && before < offset + limit) {
      if (found.length === 0) skip = offset - before;
      found.push(day);
    }
    before += count;
  }
  return { days: found, skip, count: before };
}

/**
 * A member's betting record (MC-06). Totals are those of the whole period; only the days that hold the page are read round by round, so that
 * a page costs the same however long the record is (decision 075).
 */
export async function readBets({ db }: Services, call: Call, request: ListBetsRequest): Promise<BetList> {
  requireDays(request);
  const { vendor, pageNo = 1, pageSize = 20, ...rest } = request;
  const { tenantId, memberId } = requireSession(call);
  const filter: BetFilter = { tenantId, memberId, timeZone: call.tenant.timeZone, ...rest };
  const all = await listBetDays(db, filter);
  const games = await listPlayedGames(
    db,
    tenantId,
    all.map(({ gameCode }) => gameCode),
  );
  const days = vendor === undefined ? all : all.filter(({ gameCode }) => games.get(gameCode)?.vendor === vendor);
  const page = findPage(days, pageSize, (pageNo - 1) * pageSize);
  const [newest, oldest] = [page.days[0], page.days.at(-1)];
  const codes = vendor === undefined ? undefined : [...new Set(days.map(({ gameCode }) => gameCode))];
  const rows =
    newest === undefined
      ? []
      : await listBetRows(db, { ...filter, from: oldest, to: newest }, codes, { limit: pageSize, offset: page.skip });
  const [stake, win] = [days.reduce((sum, day) => sum + day.staked, 0n), days.reduce((sum, day) => sum + day.won, 0n)];
  return {
    list: rows.map((row) => toBet(row, games)),
    pageNo,
    pageSize,
    totalPages: Math.ceil(page.count / pageSize),
    totalCount: page.count,
    totals: { stake: toDecimal(stake), win: toDecimal(win), net: toDecimal(win - stake) },
    vendors: listVendors(all, games),
  };
}

/** One of the caller's rounds in full. @throws Refusal `order.unknown`, also for somebody else's */
export async function readBet({ db, gameIndex }: Services, call: Call, request: GetBetRequest): Promise<BetDetails> {
  const owner = requireSession(call);
  const bet = await findBet(db, owner, request);
  if (bet === undefined) throw new Refusal("order.unknown");
  const [steps, games, offered] = await Promise.all([
    listBetSteps(db, owner, bet),
    listPlayedGames(db, owner.tenantId, [bet.gameCode]),
    gameIndex.open(call.tenant),
  ]);
  const found = offered.getByNode(games.get(bet.gameCode)?.nodeId ?? "");
  // Only our own game house shows rounds again.
  const game = found?.provider === bet.provider && bet.provider === gameHouseProvider ? found.game : undefined;
  return {
    ...toBet(bet, games),
    steps: steps.map(({ kind, amount, at, refNo }) => ({ kind, amount: toDecimal(amount), at: at.getTime(), refNo })),
    replay:
      game === undefined || game.maintenance
        ? null
        : {
            gameCode: game.gameCode,
            nodeId: game.nodeId,
            vassalage: game.vassalage,
            accountTypeName: game.accountTypeName,
            gameName: game.gameName,
          },
  };
}
