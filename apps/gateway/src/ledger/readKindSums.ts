import type { TransferKind } from "@marquee/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Holder } from "./postTransfer.ts";
import type { EntryFilter } from "./readRecord.ts";

/** What a holder's entries of a kind in a period add up to, in 1/10,000 of the unit; a period is `yyyy-MM-dd`, `yyyy-MM`, or empty for all. */
export interface KindSum {
  readonly period: string;
  readonly kind: TransferKind;
  readonly amount: bigint;
}

const formats = { day: "YYYY-MM-DD", month: "YYYY-MM", all: "" } as const;

/**
 * The sums of a holder's entries by period and kind, newest period first, at one moment: of rolled-up days, and of the entries that are not
 * rolled up yet. It costs days, not entries (decision 046).
 */
export async function readKindSums(
  db: QueryExecutorProvider,
  { tenant, account, asset }: Holder,
  { from, to, timeZone }: Omit<EntryFilter, "kind">,
  by: keyof typeof formats,
): Promise<readonly KindSum[]> {
  const day = (value: RawBuilder<unknown>): RawBuilder<boolean> => {
    const parts = [
      ...(from === undefined ? [] : [sql`${value} >= ${from}::date`]),
      ...(to === undefined ? [] : [sql`${value} <= ${to}::date`]),
    ];
    return sql<boolean>`${parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)}`;
  };
  const { rows } = await sql<Omit<KindSum, "amount"> & { amount: string }>`
    with rolled as materialized (
      select coalesce(max(position), 0) as position from ledger.rolled_holders
      where tenant_id = ${tenant} and account = ${account} and asset = ${asset} and zone = ${timeZone}
    )
    select to_char(day, ${formats[by]}) as period, kind, sum(amount)::text as amount
    from (
      select d.day, d.kind, d.gained + d.spent as amount from ledger.holder_days d
      where d.tenant_id = ${tenant} and d.account = ${account} and d.asset = ${asset} and d.zone = ${timeZone} and ${day(sql`d.day`)}
      union all
      select n.day, n.kind, n.amount from (
        select ledger.to_day(e.at, ${timeZone}) as day, e.kind, e.amount from rolled r, ledger.entries e
        where e.tenant_id = ${tenant} and e.account = ${account} and e.asset = ${asset} and e.position > r.position
      ) n where ${day(sql`n.day`)}
    ) days group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}
