import { type Kysely, sql } from "kysely";
import type { Holder } from "./postTransfer.ts";

/** Where the roll-up of a tenant's members continues: after this account. */
export type RollUpPlace = Pick<Holder, "account" | "asset">;

/**
 * Rolls up a batch of a tenant's entries of completed days in a time zone, continuing after an account. Every
 * position is rolled up exactly once, however many roll up at the same time.
 *
 * @returns how many entries it rolled up, and where to continue; undefined when all are done.
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
