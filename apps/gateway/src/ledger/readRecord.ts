import type { TransferKind } from "@marquee/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Holder } from "./postTransfer.ts";

/** Which entries: days on the calendar of `timeZone`, both included. */
export interface EntryFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: TransferKind | undefined;
  readonly timeZone: string;
}

/** One entry of a holder; amounts in 1/10,000 of the unit. */
interface HolderEntry {
  readonly position: string;
  readonly kind: TransferKind;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly at: Date;
  readonly ref: string;
}

/** What a result of play is made of: stakes, wins and stakes that came back; no deposit, bonus or adjustment. */
const playKinds: readonly TransferKind[] = ["BET", "WIN", "JACKPOT", "ROLLBACK"];

/** A page of a holder's entries, newest first, and what all of them add up to in 1/10,000 of the unit. */
export interface HolderRecord {
  readonly count: number;
  readonly in: bigint;
  readonly out: bigint;
  /** The sum of the entries of play alone. */
  readonly net: bigint;
  readonly entries: readonly HolderEntry[];
}

/** Entries between two positions, both included, of which `count` match the query. */
interface Span {
  readonly first: bigint;
  readonly last: bigint;
  readonly count: number;
}

interface SumRow {
  readonly count: string;
  readonly gained: string;
  readonly spent: string;
  readonly played: string;
  readonly first: string;
  readonly last: string;
}

/** A rolled-up day; all but the position is null in the one row of a holder without days. */
type DayRow = { readonly rolled: string } & (
  | ({ readonly day: string } & SumRow)
  | { readonly [Column in "day" | keyof SumRow]: null }
);

function toCondition(
  { tenant, account, asset }: Holder,
  { from, to, kind, timeZone }: EntryFilter,
): RawBuilder<unknown> {
  const parts = [
    sql`e.tenant_id = ${tenant} and e.account = ${account} and e.asset = ${asset} and e.position is not null`,
  ];
  if (from !== undefined) parts.push(sql`e.at >= ${from}::date::timestamp at time zone ${timeZone}`);
  if (to !== undefined) parts.push(sql`e.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`);
  if (kind !== undefined) parts.push(sql`e.kind = ${kind}`);
  return sql.join(parts, sql` and `);
}

/**
 * The sums of each rolled-up day, newest first, and the position up to which everything is rolled up, read at one moment.
 */
async function readDays(
  db: QueryExecutorProvider,
  { tenant, account, asset }: Holder,
  { from, to, kind, timeZone }: EntryFilter,
) {
  const parts = [
    sql`d.tenant_id = ${tenant} and d.account = ${account} and d.asset = ${asset} and d.zone = ${timeZone}`,
  ];
  if (from !== undefined) parts.push(sql`d.day >= ${from}::date`);
  if (to !== undefined) parts.push(sql`d.day <= ${to}::date`);
  if (kind !== undefined) parts.push(sql`d.kind = ${kind}`);
  const { rows } = await sql<DayRow>`
    select r.rolled, d.*
    from (
      select coalesce(max(position), 0) as rolled from ledger.rolled_holders
      where tenant_id = ${tenant} and account = ${account} and asset = ${asset} and zone = ${timeZone}
    ) r
    left join (
      select d.day, sum(d.entries)::bigint as count, sum(d.gained)::text as gained, sum(d.spent)::text as spent,
        coalesce(sum(d.gained + d.spent) filter (where d.kind = any(${playKinds}::text[])), 0)::text as played,
        min(d.first_position) as first, max(d.last_position) as last
      from ledger.holder_days d where ${sql.join(parts, sql` and `)} group by d.day
    ) d on true
    order by d.day desc`.execute(db);
  return { rolled: rows[0]?.rolled ?? "0", days: rows.filter((row) => row.day !== null) };
}

/** The sums of the entries after a position; none when there are none. */
async function readUnrolled(
  db: QueryExecutorProvider,
  holder: Holder,
  filter: EntryFilter,
  rolled: string,
): Promise<readonly SumRow[]> {
  const { rows } = await sql<SumRow>`
    select count(*) as count, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text as gained,
      coalesce(sum(e.amount) filter (where e.amount < 0), 0)::text as spent,
      coalesce(sum(e.amount) filter (where e.kind = any(${playKinds}::text[])), 0)::text as played,
      min(e.position) as first, max(e.position) as last
    from ledger.entries e where ${toCondition(holder, filter)} and e.position > ${rolled}::bigint
    having count(*) > 0`.execute(db);
  return rows;
}

/**
 * Spans, newest first, that do not overlap; where they overlap because a clock was set back across midnight,
 * they are returned as one.
 */
function toSpans(sums: readonly SumRow[]): readonly Span[] {
  const spans = sums.map(({ first, last, count }): Span => ({
    first: BigInt(first),
    last: BigInt(last),
    count: Number(count),
  }));
  if (spans.every(({ first }, index) => first > (spans[index + 1]?.last ?? 0n))) return spans;
  const last = spans.reduce((most, span) => (span.last > most ? span.last : most), 0n);
  return [{ first: 1n, last, count: spans.reduce((sum, { count }) => sum + count, 0) }];
}

/** The spans that contain a page, and how many entries at their beginning to skip. */
function findPage(
  spans: readonly Span[],
  limit: number,
  offset: number,
): { readonly spans: readonly Span[]; readonly skip: number } {
  const found: Span[] = [];
  let before = 0;
  let skip = 0;
  for (const span of spans) {
    const newer = before;
    before += span.count;
    if (before <= offset) continue;
    if (found.length > 0) found.push(span);
    // When the query includes every entry of the span, its positions tell where the page begins.
    else if (span.last - span.first + 1n === BigInt(span.count))
      found.push({ ...span, last: span.last - BigInt(offset - newer) });
    else {
      skip = offset - newer;
      found.push(span);
    }
    if (before >= offset + limit) break;
  }
  return { spans: found, skip };
}

async function readSpans(
  db: QueryExecutorProvider,
  holder: Holder,
  filter: EntryFilter,
  page: { readonly spans: readonly Span[]; readonly limit: number; readonly skip: number },
): Promise<readonly HolderEntry[]> {
  const [firsts, lasts] = [page.spans.map(({ first }) => `${first}`), page.spans.map(({ last }) => `${last}`)];
  const { rows } = await sql<Omit<HolderEntry, "amount" | "balance"> & { amount: string; balance: string }>`
    select p.position, p.kind, p.amount, p.balance_after as balance, p.at, t.ref
    from (
      select f.* from unnest(${firsts}::bigint[], ${lasts}::bigint[]) as s(first, last)
      cross join lateral (
        select e.* from ledger.entries e where ${toCondition(holder, filter)} and e.position between s.first and s.last
        order by e.position desc limit ${page.skip + page.limit}
      ) f
      order by f.position desc limit ${page.limit} offset ${page.skip}
    ) p
    join ledger.transfers t on t.tenant_id = p.tenant_id and t.id = p.transfer_id
    order by p.position desc`.execute(db);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount), balance: BigInt(row.balance) }));
}

/**
 * A page of a holder's account record. Rolled-up days are counted by their sums, and only those that contain the
 * page are read; the rest is read from the entries. A roll-up or transfer in between does not change the
 * answer, because positions never change.
 */
export async function readRecord(
  db: QueryExecutorProvider,
  holder: Holder,
  filter: EntryFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<HolderRecord> {
  const { rolled, days } = await readDays(db, holder, filter);
  const sums = [...(await readUnrolled(db, holder, filter, rolled)), ...days];
  const page = findPage(toSpans(sums), limit, offset);
  const entries = page.spans.length === 0 ? [] : await readSpans(db, holder, filter, { ...page, limit });
  return {
    count: sums.reduce((sum, { count }) => sum + Number(count), 0),
    in: sums.reduce((sum, { gained }) => sum + BigInt(gained), 0n),
    out: sums.reduce((sum, { spent }) => sum + BigInt(spent), 0n),
    net: sums.reduce((sum, { played }) => sum + BigInt(played), 0n),
    entries,
  };
}
