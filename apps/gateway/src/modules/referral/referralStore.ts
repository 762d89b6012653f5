import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A merchant's referral promotion, and whether it is on and now is within its time. */
export type StoredReferralPromotion = Selectable<Tables["referral_promotions"]> & { readonly is_open: boolean };

/** A merchant's referral promotion; undefined before it was saved for the first time. */
export async function findReferralPromotion(db: Db, tenantId: string): Promise<StoredReferralPromotion | undefined> {
  return tables(db)
    .selectFrom("referral_promotions")
    .selectAll()
    .select(
      sql<boolean>`is_on and coalesce(starts_at <= clock_timestamp(), true) and coalesce(ends_at > clock_timestamp(), true)`.as(
        "is_open",
      ),
    )
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
}

/** What is stored of it. */
export type NewReferralPromotion = Omit<Selectable<Tables["referral_promotions"]>, "version">;

/** Stores it in the place of a version, 0 for none. @returns whether that version was still the stored one */
export async function putReferralPromotion(tx: Db, promotion: NewReferralPromotion, version: number): Promise<boolean> {
  const { tenant_id: tenantId, ...rest } = promotion;
  if (version === 0) {
    const made = await tables(tx)
      .insertInto("referral_promotions")
      .values(promotion)
      .onConflict((conflict) => conflict.doNothing())
      .returning("version")
      .executeTakeFirst();
    return made !== undefined;
  }
  const changed = await tables(tx)
    .updateTable("referral_promotions")
    .set({ ...rest, version: version + 1 })
    .where("tenant_id", "=", tenantId)
    .where("version", "=", version)
    .returning("version")
    .executeTakeFirst();
  return changed !== undefined;
}
