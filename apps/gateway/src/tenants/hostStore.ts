import type { Db } from "../db/Db.ts";
import type { Retirement } from "./Tenant.ts";
import { tables } from "./tables.ts";

/** A host with the merchant that it belongs to. */
export interface OwnedHost {
  readonly host: string;
  readonly moved: boolean;
  readonly tenant_id: string;
  readonly brand: string | null;
  readonly retired: Retirement | null;
}

/** Every host of every merchant. */
export async function listHosts(db: Db): Promise<readonly OwnedHost[]> {
  return tables(db)
    .selectFrom("merchant_hosts")
    .innerJoin("merchants", "merchants.id", "merchant_hosts.tenant_id")
    .select(["host", "moved", "tenant_id", "brand", "retired"])
    .execute();
}

/** A merchant's host names. */
export async function listHostNames(db: Db, tenantId: string): Promise<readonly string[]> {
  const rows = await tables(db).selectFrom("merchant_hosts").select("host").where("tenant_id", "=", tenantId).execute();
  return rows.map(({ host }) => host);
}

/** Gives a merchant a host; `isMoved`: its visitors are sent on. */
export async function setHost(tx: Db, tenantId: string, host: string, isMoved: boolean): Promise<void> {
  const owner = { tenant_id: tenantId, moved: isMoved };
  await tables(tx)
    .insertInto("merchant_hosts")
    .values({ host, ...owner })
    .onConflict((conflict) => conflict.column("host").doUpdateSet(owner))
    .execute();
}

/** Takes a host from a merchant. */
export async function removeHost(tx: Db, tenantId: string, host: string): Promise<void> {
  await tables(tx).deleteFrom("merchant_hosts").where("tenant_id", "=", tenantId).where("host", "=", host).execute();
}
