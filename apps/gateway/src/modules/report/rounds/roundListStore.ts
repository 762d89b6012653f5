import type { StoredGameRoundState } from "@marquee/contract";
import type { RoundSort, StaffRoundSheet } from "@marquee/contract/staff";
import { type RawBuilder, sql } from "kysely";
import { findMemberId } from "../../../authentication/namedMemberStore.ts";
import type { Db } from "../../../db/Db.ts";
import { staked } from "../rollUpBetsStore.ts";

/** Which rounds of a merchant a list holds: days are in the time zone, both included. */
export interface RoundFilter {
  readonly number?: string | undefined;
  readonly member?: string | undefined;
  readonly state?: StoredGameRoundState | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
  /** Newest first without it. */
  readonly sort?: RoundSort | undefined;
}

/** Names a round: one number may be several members'. */
export interface RoundKey {
  readonly provider: string;
  readonly memberId: string;
  readonly roundId: string;
}

/** Behind which round a page begins; `micros` is its time in microseconds. */
export interface RoundPlace extends RoundKey {
  readonly micros: string;
}

/** A round as a list has it; money in 1/10,000 of the unit. */
export interface ListedRound extends RoundKey {
  readonly at: Date;
  readonly micros: string;
  readonly username: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly state: StoredGameRoundState;
  readonly staked: string;
  readonly won: string;
}

/** The providers of a merchant's transactions, each found by one look into the index that begins with them. */
const listProviders = (tenantId: string): RawBuilder<unknown> => sql`
  with recursive found (provider) as (
    select min(t.provider) from provider_transactions t where t.tenant_id = ${tenantId}
    union all
    select (select min(t.provider) from provider_transactions t where t.tenant_id = ${tenantId} and t.provider > f.provider)
    from found f where f.provider is not null
  )
  select f.provider from found f where f.provider is not null`;

/** A filter whose member is found. */
type FoundRoundFilter = Omit<RoundFilter, "member"> & { readonly memberId?: string | undefined };

/** The filter with the id of its member; undefined where there is no such member. */
async function findMember(
  db: Db,
  tenantId: string,
  { member, ...filter }: RoundFilter,
): Promise<FoundRoundFilter | undefined> {
  const memberId = member === undefined ? undefined : await findMemberId(db, tenantId, member);
  return member !== undefined && memberId === undefined ? undefined : { ...filter, memberId };
}

function toConditions(tenantId: string, filter: FoundRoundFilter, after?: RoundPlace): RawBuilder<unknown> {
  const { number, memberId, state, from, to, timeZone } = filter;
  const parts = [sql`r.tenant_id = ${tenantId} and r.realm = 'real'`];
  if (number !== undefined)
    parts.push(sql`(r.provider, r.player_id, r.round_id) in (
      select g.provider, g.player_id, g.round_id from game_rounds g where g.tenant_id = ${tenantId} and g.round_id = ${number}
      union all
      select p.provider, p.player_id, p.round_id from provider_transactions p
      where p.tenant_id = ${tenantId} and p.provider in (${listProviders(tenantId)}) and p.tx_id = ${number})`);
  if (memberId !== undefined) parts.push(sql`r.player_id = ${memberId}`);
  // A literal, not a parameter: rounds that are not closed have partial indexes.
  if (state !== undefined) parts.push(sql`r.state = ${sql.lit(state)}`);
  if (from !== undefined) parts.push(sql`r.opened_at >= ${from}::date::timestamp at time zone ${timeZone}`);
  if (to !== undefined) parts.push(sql`r.opened_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`);
  if (after !== undefined)
    parts.push(sql`(r.opened_at, r.provider, r.player_id, r.round_id)
      ${sql.raw(filter.sort === "oldest" ? ">" : "<")} ('epoch'::timestamptz + ${after.micros}::bigint * interval '1 microsecond', ${after.provider}::text, ${after.memberId}::text, ${after.roundId}::text)`);
  return sql.join(parts, sql` and `);
}

const toOrder = ({ sort }: Pick<RoundFilter, "sort">): RawBuilder<unknown> => {
  const way = sql.raw(sort === "oldest" ? "asc" : "desc");
  return sql`r.opened_at ${way}, r.provider ${way}, r.player_id ${way}, r.round_id ${way}`;
};

/** A merchant's rounds of real money that a filter has, in its order; those behind a place. */
export async function listRoundPage(
  db: Db,
  tenantId: string,
  asked: RoundFilter,
  after: RoundPlace | undefined,
  most: number,
): Promise<readonly ListedRound[]> {
  const filter = await findMember(db, tenantId, asked);
  if (filter === undefined) return [];
  const { rows } = await sql<ListedRound>`
    select r.provider, r.player_id as "memberId", r.round_id as "roundId", r.opened_at as at,
      (extract(epoch from r.opened_at) * 1000000)::bigint::text as micros, m.username, m.currency, r.game_code as "gameCode", r.state,
      ${staked}::text as staked, r.won::text as won
    from (
      select * from game_rounds r where ${toConditions(tenantId, filter, after)}
      order by ${toOrder(filter)} limit ${most}
    ) r join members m on m.tenant_id = r.tenant_id and m.id = r.player_id
    order by ${toOrder(filter)}`.execute(db);
  return rows;
}

/** How many rounds a filter has; of more than `most`, one more than that. */
export async function countRounds(db: Db, tenantId: string, asked: RoundFilter, most?: number): Promise<number> {
  const filter = await findMember(db, tenantId, asked);
  if (filter === undefined) return 0;
  // In an order, so that the planner goes by an index: the few that it counts may stand at the end of the table.
  const end = most === undefined ? sql`` : sql`order by r.opened_at desc limit ${most + 1}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from game_rounds r where ${toConditions(tenantId, filter)} ${end}) f`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One round of real money; undefined where there is none. */
export async function findRound(
  db: Db,
  tenantId: string,
  { provider, memberId, roundId }: RoundKey,
): Promise<ListedRound | undefined> {
  const { rows } = await sql<ListedRound>`
    select r.provider, r.player_id as "memberId", r.round_id as "roundId", r.opened_at as at,
      (extract(epoch from r.opened_at) * 1000000)::bigint::text as micros, m.username, m.currency, r.game_code as "gameCode", r.state,
      ${staked}::text as staked, r.won::text as won
    from game_rounds r join members m on m.tenant_id = r.tenant_id and m.id = r.player_id
    where r.tenant_id = ${tenantId} and r.provider = ${provider} and r.player_id = ${memberId} and r.realm = 'real'
      and r.round_id = ${roundId}`.execute(db);
  return rows[0];
}

/** A call of a provider about a round; money in 1/10,000 of the unit. */
export interface RoundTransaction {
  readonly txId: string;
  readonly kind: StaffRoundSheet["transactions"][number]["kind"];
  readonly at: Date;
  readonly amount: string;
  readonly win: string | null;
  readonly status: string;
}

/** What the provider has called about a round, in order. */
export async function listTransactions(
  db: Db,
  tenantId: string,
  { provider, memberId, roundId }: RoundKey,
): Promise<readonly RoundTransaction[]> {
  const { rows } = await sql<RoundTransaction>`
    select p.tx_id as "txId", p.kind, p.processed_at as at, p.amount::text as amount, p.win_amount::text as win, p.status
    from provider_transactions p
    where p.tenant_id = ${tenantId} and p.provider = ${provider} and p.player_id = ${memberId} and p.realm = 'real'
      and p.round_id = ${roundId}
    order by p.position, p.processed_at, p.tx_id`.execute(db);
  return rows;
}
