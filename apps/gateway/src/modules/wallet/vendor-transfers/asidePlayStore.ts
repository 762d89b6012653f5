import { sql } from "kysely";
import type { Db } from "../../../db/Db.ts";
import { tables } from "../tables.ts";

/** A play that the ledger could not take. */
export interface AsidePlay {
  readonly playId: string;
  /** As the vendor told it. */
  readonly play: unknown;
  readonly reason: "ledger" | "player" | "unreadable";
}

/** Sets plays aside, each once. */
export async function addAsidePlays(
  tx: Db,
  tenantId: string,
  vendor: string,
  plays: readonly AsidePlay[],
): Promise<void> {
  if (plays.length === 0) return;
  await tables(tx)
    .insertInto("vendor_plays_aside")
    .values(
      plays.map(({ playId, play, reason }) => ({
        tenant_id: tenantId,
        vendor,
        play_id: playId,
        play: JSON.stringify(play, (_key, value: unknown) => (typeof value === "bigint" ? value.toString() : value)),
        reason,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many plays of a vendor were set aside in the last 24 hours. */
export async function countAsidePlays(db: Db, tenantId: string, vendor: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("vendor_plays_aside")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("tenant_id", "=", tenantId)
    .where("vendor", "=", vendor)
    .where("at", ">", sql<Date>`clock_timestamp() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which of these are members of a merchant. */
export async function listKnownPlayers(db: Db, tenantId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tables(db)
    .selectFrom("members")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
