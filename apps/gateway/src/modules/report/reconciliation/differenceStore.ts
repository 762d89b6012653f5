import { toDecimal } from "@marquee/contract";
import type { Difference } from "@marquee/contract/staff";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/Db.ts";

// Every comparison reads this many rows at a time, so that statements stay short beside other calls.
const atOnce = 5_000;

/** What a comparison read, and what differed. */
export interface Compared {
  readonly count: number;
  readonly differences: readonly Difference[];
}

interface Found {
  readonly kind: Difference["kind"] | null;
  readonly subject: string;
  readonly expected: string | null;
  readonly found: string | null;
  readonly place: readonly string[];
}

const toText = (units: string | null): string => (units === null ? "" : toDecimal(BigInt(units)));

/** Reads a comparison part by part: each row says where the next part begins, and what differs, if anything. */
async function compare(
  db: Db,
  read: (place: readonly string[] | undefined) => RawBuilder<Found>,
  toAmount: (text: string | null) => string = toText,
): Promise<Compared> {
  const differences: Difference[] = [];
  let count = 0;
  for (let place: readonly string[] | undefined; ;) {
    const { rows }: { readonly rows: readonly Found[] } = await read(place).execute(db);
    count += rows.length;
    for (const { kind, subject, expected, found } of rows)
      if (kind !== null) differences.push({ kind, subject, expected: toAmount(expected), found: toAmount(found) });
    place = rows.length < atOnce ? undefined : rows.at(-1)?.place;
    if (place === undefined) return { count, differences };
  }
}

/** What a transaction of a game server moved for the player, in the ledger's sign. */
const moved = sql`case when p.status <> 'OK' then 0 when p.kind = 'bet' then -p.amount when p.kind = 'betwin' then p.win_amount - p.amount
  else p.amount end`;

/** Transactions of game servers with the ledger. */
export function compareTransactions(db: Db, tenantId: string): Promise<Compared> {
  return compare(db, (place) => {
    const behind = place === undefined ? sql`true` : sql`(p.provider, p.tx_id) > (${place[0]}, ${place[1]})`;
    return sql<Found>`
      select case
          when entries is null and is_moving then 'TRANSACTION_WITHOUT_ENTRY'
          when coalesce(found, 0) <> expected then 'TRANSACTION_AMOUNT' end as kind,
        round_id || ' · ' || tx_id as subject, expected::text as expected, found::text as found, array[provider, tx_id] as place
      from (
        select p.provider, p.tx_id, p.round_id, ${moved} as expected, e.found, e.entries,
          p.status = 'OK' and (p.amount <> 0 or coalesce(p.win_amount, 0) <> 0) as is_moving
        from (
          select * from provider_transactions p where p.tenant_id = ${tenantId} and ${behind}
          order by p.provider, p.tx_id limit ${atOnce}
        ) p
        left join ledger.transfers t on t.tenant_id = p.tenant_id and t.scope = 'provider:' || p.provider and t.key = p.tx_id
        left join lateral (
          select sum(e.amount) as found, nullif(count(*), 0) as entries from ledger.entries e
          where e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.position is not null
        ) e on true
      ) c order by provider, tx_id`;
  });
}

/** What a withdrawal moves, each at most once. */
const withdrawalKeys = (order: string) =>
  sql.join(
    ["lock", "out", "back", "missing", "relock", "undo"].map((act) => sql`${sql.lit(`${act}:`)} || ${sql.ref(order)}`),
  );

/** The ledger with transactions of game servers and with orders: whether each transfer has what it was made for, and none has two. */
export function compareTransfers(db: Db, tenantId: string): Promise<Compared> {
  return compare(db, (place) => {
    const behind = place === undefined ? sql`true` : sql`t.id > ${place[0]}::uuid`;
    return sql<Found>`
      select case
          when t.refusal is not null then null
          when t.scope like 'provider:%' and p.tx_id is null then 'ENTRY_WITHOUT_TRANSACTION'
          when t.scope = 'deposit' and (d.order_no is null or t.key <> d.key and exists (
            select from ledger.transfers own where own.tenant_id = t.tenant_id and own.scope = t.scope and own.key = d.key and own.ref = t.ref
          )) then 'ENTRY_WITHOUT_DEPOSIT'
          when t.scope = 'withdraw' and (w.order_no is null or t.key not in (${withdrawalKeys("t.ref")})) then 'ENTRY_WITHOUT_WITHDRAWAL'
          end as kind,
        case when t.scope like 'provider:%' then t.ref || ' · ' || t.key else t.ref end as subject, null as expected,
        (select sum(e.amount)::text from ledger.entries e
          where e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.position is not null) as found,
        array[t.id::text] as place
      from (select * from ledger.transfers t where t.tenant_id = ${tenantId} and ${behind} order by t.id limit ${atOnce}) t
      left join provider_transactions p on t.scope = 'provider:' || p.provider and p.tenant_id = t.tenant_id and p.tx_id = t.key
        and p.provider = substring(t.scope from 10)
      left join lateral (
        select order_no, provider || ':' || provider_ref as key from deposits d
        where t.scope = 'deposit' and d.tenant_id = t.tenant_id and d.order_no = t.ref and d.state = 'CREDITED'
      ) d on true
      left join withdrawals w on t.scope = 'withdraw' and w.tenant_id = t.tenant_id and w.order_no = t.ref
      order by t.id`;
  });
}

/** Rounds with their transactions. */
export function compareRounds(db: Db, tenantId: string): Promise<Compared> {
  return compare(db, (place) => {
    const behind =
      place === undefined
        ? sql`true`
        : sql`(r.provider, r.player_id, r.realm, r.round_id) > (${place[0]}, ${place[1]}, ${place[2]}, ${place[3]})`;
    return sql<Found>`
      select case when r.won <> w.won then 'ROUND_TOTALS' end as kind, r.round_id as subject, w.won::text as expected, r.won::text as found,
        array[r.provider, r.player_id, r.realm, r.round_id] as place
      from (
        select * from game_rounds r where r.tenant_id = ${tenantId} and ${behind}
        order by r.provider, r.player_id, r.realm, r.round_id limit ${atOnce}
      ) r
      cross join lateral (
        select coalesce(sum(case p.kind when 'win' then p.amount when 'betwin' then p.win_amount else 0 end), 0) as won
        from provider_transactions p
        where p.tenant_id = r.tenant_id and p.provider = r.provider and p.player_id = r.player_id and p.realm = r.realm
          and p.round_id = r.round_id and p.status = 'OK'
      ) w
      order by r.provider, r.player_id, r.realm, r.round_id`;
  });
}

/** Credited deposits with the ledger. */
export function compareDeposits(db: Db, tenantId: string): Promise<Compared> {
  return compare(db, (place) => {
    const behind = place === undefined ? sql`true` : sql`d.order_no > ${place[0]}`;
    return sql<Found>`
      select case
          when state <> 'CREDITED' then null
          when found is null then 'DEPOSIT_WITHOUT_ENTRY'
          when found <> expected then 'DEPOSIT_AMOUNT' end as kind,
        order_no as subject, expected::text as expected, found::text as found, array[order_no] as place
      from (
        select d.order_no, d.state, coalesce(d.paid_amount, d.amount) - d.fee as expected,
          (select sum(e.amount) from ledger.transfers t
            join ledger.entries e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = 'member:' || d.member_id || ':main'
            where t.tenant_id = d.tenant_id and t.scope = 'deposit' and t.key = d.provider || ':' || d.provider_ref and t.ref = d.order_no)
            as found
        from (select * from deposits d where d.tenant_id = ${tenantId} and ${behind} order by d.order_no limit ${atOnce}) d
      ) c order by order_no`;
  });
}

/** Withdrawals with the ledger: what is held for those under way, and what was paid out for those that are paid. */
export function compareWithdrawals(db: Db, tenantId: string): Promise<Compared> {
  return compare(db, (place) => {
    const behind = place === undefined ? sql`true` : sql`w.order_no > ${place[0]}`;
    return sql<Found>`
      select case when held <> expected_held then 'WITHDRAWAL_HELD' when paid <> expected_paid then 'WITHDRAWAL_PAID' end as kind, order_no as subject,
        (case when held <> expected_held then expected_held else expected_paid end)::text as expected,
        (case when held <> expected_held then held else paid end)::text as found, array[order_no] as place
      from (
        select w.order_no, e.held, e.paid,
          case when w.state in ('SUBMITTED', 'RISK', 'APPROVED', 'PAYING') then w.amount else 0 end as expected_held,
          case when w.state in ('SUBMITTED', 'RISK', 'APPROVED', 'PAYING', 'REJECTED', 'FAILED', 'SETTLED_UNPAID') then 0 else w.amount end as expected_paid
        from (select * from withdrawals w where w.tenant_id = ${tenantId} and ${behind} order by w.order_no limit ${atOnce}) w
        cross join lateral (
          select coalesce(sum(e.amount), 0) as held, coalesce(-sum(e.amount) filter (where e.kind = 'WITHDRAW_OUT'), 0) as paid
          from ledger.transfers t
          join ledger.entries e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = 'member:' || w.member_id || ':frozen'
          where t.tenant_id = w.tenant_id and t.scope = 'withdraw'
            and t.key in (${withdrawalKeys("w.order_no")})
        ) e
      ) c order by order_no`;
  });
}

/** An order about which its provider is asked. */
export interface AskedOrder {
  readonly kind: "DEPOSIT" | "PAYOUT";
  readonly orderNo: string;
  readonly provider: string;
  readonly state: string;
  /** Whether money was moved for it: into the wallet, or out of the house. */
  readonly isPaid: boolean;
  readonly currency: string;
  /** What the provider was to move, in 1/10,000 of the unit. */
  readonly amount: string;
}

/** Deposits and withdrawals of the last days that are not under way, newest first; of each kind so many at most. */
export async function listOrdersToAsk(
  db: Db,
  tenantId: string,
  days: number,
  most: number,
): Promise<readonly AskedOrder[]> {
  const settled = sql`tenant_id = ${tenantId} and created_at > clock_timestamp() - ${days} * interval '1 day'
    and changed_at < clock_timestamp() - interval '1 minute'`;
  const newest = sql`order by created_at desc, order_no desc limit ${most}`;
  const { rows } = await sql<AskedOrder>`
    (select 'DEPOSIT' as kind, order_no as "orderNo", provider, state, state = 'CREDITED' as "isPaid",
      coalesce(paid_currency, currency) as currency, coalesce(paid_amount, amount)::text as amount
    from deposits where ${settled} and state in ('CREDITED', 'EXPIRED', 'REJECTED') ${newest})
    union all
    (select 'PAYOUT', order_no, provider, state, state not in ('REJECTED', 'FAILED', 'SETTLED_UNPAID'), currency, (amount - fee)::text
    from withdrawals where ${settled} and state not in ('SUBMITTED', 'RISK', 'APPROVED', 'PAYING') ${newest})`.execute(
    db,
  );
  return rows;
}
