import { type Kysely, sql } from "kysely";
import type { Holder } from "./postTransfer.ts";

/** Where a roll-up of a tenant's members goes on: after this account. */
export type RollUpPlace = Pick<Holder, "account" | "asset">;

/**
 * Rolls up a piece of a tenant's entries of days that are over in a time zone, from members after a place on. Every
 * position is rolled up exactly once, however many roll up at the same time.
 *
 * @returns how many entries it rolled up, and where to go on; no place when all are done.
 */
export async function rollUpDays<Schema>(
  db: Kysely<Schema>,
  {
    tenant,
    timeZone,
    most,
    after,
  }: { readonly tenant: string; readonly timeZone: string; readonly most: number; readonly after?: RollUpPlace },
): Promise<{ readonly rolled: number; readonly place: RollUpPlace | undefined }> {
  const { rows } = await sql<RollUpPlace & { rolled: string; is_over: boolean }>`
    select account, asset, rolled, is_over
    from ledger.roll_up_days(${tenant}, ${timeZone}, ${most}, ${after?.account ?? ""}, ${after?.asset ?? ""})`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("the ledger gave no answer");
  return { rolled: Number(row.rolled), place: row.is_over ? undefined : { account: row.account, asset: row.asset } };
}
