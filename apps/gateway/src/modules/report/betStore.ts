import type { GameCategory, StoredGameRoundState } from "@marquee/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { staked } from "./rollUpBetsStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** Whose rounds: those of real money that began on the days `from` to `to`, both included, on the calendar of `timeZone`. */
export interface BetFilter {
  readonly tenantId: string;
  readonly memberId: string;
  readonly timeZone: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly vendor?: string | undefined;
  readonly state?: StoredGameRoundState | undefined;
}

/** The rounds of a day at a game; money in 1/10,000 of the unit. */
export interface BetDay {
  readonly day: string;
  readonly gameCode: string;
  readonly rounds: number;
  readonly staked: bigint;
  readonly won: bigint;
}

/** A stored round; money in 1/10,000 of the unit. */
export interface StoredBet {
  readonly provider: string;
  readonly roundId: string;
  readonly gameCode: string;
  readonly state: StoredGameRoundState;
  readonly at: Date;
  readonly staked: bigint;
  readonly won: bigint;
}

interface BetRow extends Omit<StoredBet, "staked" | "won"> {
  readonly staked: string;
  readonly won: string;
}

const toBet = (row: BetRow): StoredBet => ({ ...row, staked: BigInt(row.staked), won: BigInt(row.won) });

const all = (parts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(parts, sql` and `)}`;

const isPlayers = ({ tenantId, memberId }: BetFilter): RawBuilder<unknown> =>
  sql`r.tenant_id = ${tenantId} and r.player_id = ${memberId} and r.realm = 'real'`;

/** Rounds between the filter's days by their own times. */
function isBetween({ from, to, timeZone }: BetFilter): readonly RawBuilder<unknown>[] {
  return [
    ...(from === undefined ? [] : [sql`r.opened_at >= ${from}::date::timestamp at time zone ${timeZone}`]),
    ...(to === undefined ? [] : [sql`r.opened_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`]),
  ];
}

/** Days of the roll-up `d`. */
function isDayBetween({ tenantId, memberId, timeZone, from, to }: BetFilter): RawBuilder<boolean> {
  return all([
    sql`d.tenant_id = ${tenantId} and d.player_id = ${memberId} and d.zone = ${timeZone}`,
    ...(from === undefined ? [] : [sql`d.day >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`d.day <= ${to}::date`]),
  ]);
}

/**
 * What a member's rounds of a period add up to by day and game, newest day first, at one moment: days that are added up already, rounds that
 * were not closed then, and rounds since.
 */
export async function listBetDays(db: Db, filter: BetFilter): Promise<readonly BetDay[]> {
  const { tenantId, timeZone, state } = filter;
  const isState = state === undefined ? sql<boolean>`true` : sql<boolean>`n.state = ${state}`;
  const { rows } = await sql<{ day: string; gameCode: string; rounds: string; staked: string; won: string }>`
    with place as materialized (
      select coalesce(
        (select b.until::timestamp at time zone ${timeZone} from bet_rollups b where b.tenant_id = ${tenantId} and b.zone = ${timeZone}),
        '-infinity') as until
    )
    select day::text as day, game_code as "gameCode", sum(rounds)::text as rounds, sum(staked)::text as staked, sum(won)::text as won
    from (
      select d.day, d.game_code, d.rounds, d.staked, d.won from bet_days d
      where ${isDayBetween(filter)} and ${state === undefined || state === "CLOSED"}
      union all
      select n.day, n.game_code, 1, n.staked, n.won from (
        select d.day, r.game_code, r.state, r.won, ${staked} as staked
        from bet_day_rounds d
        join game_rounds r on r.tenant_id = d.tenant_id and r.provider = d.provider and r.player_id = d.player_id and r.realm = 'real'
          and r.round_id = d.round_id
        where ${isDayBetween(filter)}
        union all
        select ledger.to_day(r.opened_at, ${timeZone}), r.game_code, r.state, r.won, ${staked}
        from place p, game_rounds r
        where ${all([isPlayers(filter), ...isBetween(filter)])} and r.opened_at >= p.until
      ) n where ${isState}
    ) days group by day, game_code order by day desc, game_code`.execute(db);
  return rows.map(({ day, gameCode, ...row }) => ({
    day,
    gameCode,
    rounds: Number(row.rounds),
    staked: BigInt(row.staked),
    won: BigInt(row.won),
  }));
}

/** A member's rounds, newest first; of some games, where those are named. */
export async function listBetRows(
  db: Db,
  filter: BetFilter,
  games: readonly string[] | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly StoredBet[]> {
  const parts = [
    isPlayers(filter),
    ...isBetween(filter),
    ...(filter.state === undefined ? [] : [sql`r.state = ${filter.state}`]),
    ...(games === undefined ? [] : [sql`r.game_code = any(${games}::text[])`]),
  ];
  const { rows } = await sql<BetRow>`
    select r.provider, r.round_id as "roundId", r.game_code as "gameCode", r.state, r.opened_at as at, r.won::text as won,
      ${staked}::text as staked
    from (
      select * from game_rounds r where ${all(parts)}
      order by r.opened_at desc, r.provider desc, r.round_id desc limit ${limit} offset ${offset}
    ) r order by r.opened_at desc, r.provider desc, r.round_id desc`.execute(db);
  return rows.map(toBet);
}

/** A place in a member's rounds, newest first. */
export type BetPlace = Pick<StoredBet, "at" | "provider" | "roundId">;

/** The rounds behind a place, at most so many: a part of a whole list costs what the first part costs. */
export async function listBetsBehind(
  db: Db,
  filter: BetFilter,
  place: (BetPlace & { readonly micros: string }) | undefined,
  limit: number,
): Promise<readonly (StoredBet & { readonly micros: string })[]> {
  const parts = [
    isPlayers(filter),
    ...isBetween(filter),
    ...(place === undefined
      ? []
      : [
          sql`(r.opened_at, r.provider, r.round_id)
            < ('epoch'::timestamptz + ${place.micros}::bigint * interval '1 microsecond', ${place.provider}::text, ${place.roundId}::text)`,
        ]),
  ];
  const { rows } = await sql<BetRow & { micros: string }>`
    select r.provider, r.round_id as "roundId", r.game_code as "gameCode", r.state, r.opened_at as at, r.won::text as won,
      (extract(epoch from r.opened_at) * 1000000)::bigint::text as micros, ${staked}::text as staked
    from game_rounds r where ${all(parts)}
    order by r.opened_at desc, r.provider desc, r.round_id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...toBet(row), micros: row.micros }));
}

/** One of a member's rounds. */
export async function findBet(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { provider, roundId }: Pick<StoredBet, "provider" | "roundId">,
): Promise<StoredBet | undefined> {
  const { rows } = await sql<BetRow>`
    select r.provider, r.round_id as "roundId", r.game_code as "gameCode", r.state, r.opened_at as at, r.won::text as won,
      ${staked}::text as staked
    from game_rounds r
    where r.tenant_id = ${tenantId} and r.provider = ${provider} and r.player_id = ${memberId} and r.realm = 'real'
      and r.round_id = ${roundId}`.execute(db);
  const [row] = rows;
  return row === undefined ? undefined : toBet(row);
}

/** A ledger entry of a round. */
export interface BetStep {
  readonly kind: "BET" | "WIN" | "JACKPOT" | "ROLLBACK";
  readonly amount: bigint;
  readonly at: Date;
  readonly refNo: string;
}

/** The entries in the ledger that a round made on a member's account, oldest first. */
export async function listBetSteps(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { provider, roundId }: Pick<StoredBet, "provider" | "roundId">,
): Promise<readonly BetStep[]> {
  const { rows } = await sql<Omit<BetStep, "amount"> & { amount: string }>`
    select e.kind, e.amount::text as amount, e.at, p.tx_id as "refNo"
    from provider_transactions p
    join ledger.transfers t on t.tenant_id = p.tenant_id and t.scope = 'provider:' || p.provider and t.key = p.tx_id
    join ledger.entries e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.position is not null
    where p.tenant_id = ${tenantId} and p.provider = ${provider} and p.player_id = ${memberId} and p.realm = 'real'
      and p.round_id = ${roundId} and p.status = 'OK'
    order by p.position, e.line`.execute(db);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

/** A game as records name it, whatever its state. */
export interface PlayedGame {
  readonly code: string;
  readonly nodeId: string;
  readonly name: string;
  readonly vendor: string;
  readonly vendorName: string;
  readonly category: GameCategory;
}

/** The games of a merchant by their codes. */
export async function listPlayedGames(
  db: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, PlayedGame>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<PlayedGame>`
    select g.code, g.node_id as "nodeId", g.name, g.category, g.vendor, coalesce(v.name, g.vendor) as "vendorName"
    from games g
    left join vendors v on v.tenant_id = g.tenant_id and v.category = g.category and v.vendor = g.vendor
    where g.tenant_id = ${tenantId} and g.code = any(${[...new Set(codes)]}::text[])`.execute(db);
  return new Map(rows.map((game) => [game.code, game]));
}
