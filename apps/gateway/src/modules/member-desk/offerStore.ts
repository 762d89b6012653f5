import type { SentOffer } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** An offer as staff wrote it. */
export interface NewOffer {
  readonly id: string;
  readonly by: string;
  readonly subject: string;
  readonly text: string;
}

/** Stores an offer. Of two calls with one id the second waits for the first. @returns false for an id that is there already */
export async function addOffer(tx: Db, tenantId: string, { id, by, subject, text }: NewOffer): Promise<boolean> {
  const added = await tables(tx)
    .insertInto("offers")
    .values({ tenant_id: tenantId, id, sent_by: by, subject, content: text })
    .onConflict((conflict) => conflict.columns(["tenant_id", "id"]).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Notes what became of an offer. */
export async function setOfferSent(tx: Db, tenantId: string, id: string, { sent, left }: SentOffer): Promise<void> {
  await tables(tx)
    .updateTable("offers")
    .set({ sent, left_out: left })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** A stored offer, and what became of it. @throws Error when it is not there */
export async function getOffer(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<SentOffer & Pick<NewOffer, "subject" | "text">> {
  return tables(tx)
    .selectFrom("offers")
    .select(["sent", "left_out as left", "subject", "content as text"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Removes offers sent so many days ago, a bounded number. @returns how many */
export async function removeOldOffers(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from offers o using (
      select tenant_id, id from offers where at < clock_timestamp() - ${days} * interval '1 day' limit 1000
    ) old where o.tenant_id = old.tenant_id and o.id = old.id`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
