import type { Db } from "../../../db/Db.ts";
import { tables } from "../tables.ts";

/** A merchant's certificate as it is stored. */
export interface StoredCertificate {
  readonly sealed: string;
  readonly subject: string;
  readonly endsAt: Date;
}

/** What signs a merchant's profile; undefined where nothing does. */
export function findCertificate(db: Db, tenantId: string): Promise<StoredCertificate | undefined> {
  return tables(db)
    .selectFrom("profile_certificates")
    .select(["sealed", "subject", "ends_at as endsAt"])
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
}

/** Sets what signs a merchant's profile. */
export async function saveCertificate(
  db: Db,
  tenantId: string,
  { sealed, subject, endsAt }: StoredCertificate,
): Promise<void> {
  const row = { sealed, subject, ends_at: endsAt };
  await tables(db)
    .insertInto("profile_certificates")
    .values({ tenant_id: tenantId, ...row })
    .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(row))
    .execute();
}

/** Nothing signs the merchant's profile any more. */
export async function removeCertificate(db: Db, tenantId: string): Promise<void> {
  await tables(db).deleteFrom("profile_certificates").where("tenant_id", "=", tenantId).execute();
}
