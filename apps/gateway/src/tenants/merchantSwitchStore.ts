import type { WhitelabelNode } from "@marquee/contract";
import type { Selectable } from "kysely";
import type { Db } from "../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

type Merchant = Selectable<Tables["merchants"]>;

/** What an operator switches of a merchant as a whole. */
export type MerchantSwitches = Pick<Merchant, "tree" | "maintenance" | "restricted_countries" | "settings">;

/** A merchant's switches, locked until the transaction ends. */
export async function lockSwitches(tx: Db, tenantId: string): Promise<MerchantSwitches> {
  return tables(tx)
    .selectFrom("merchants")
    .select(["tree", "maintenance", "restricted_countries", "settings"])
    .where("id", "=", tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Stores a merchant's module tree. */
export async function setTree(tx: Db, tenantId: string, tree: WhitelabelNode): Promise<void> {
  await tables(tx)
    .updateTable("merchants")
    .set({ tree: JSON.stringify(tree) })
    .where("id", "=", tenantId)
    .execute();
}

/** Stores a merchant's maintenance; null ends it. */
export async function setMaintenance(tx: Db, tenantId: string, maintenance: Merchant["maintenance"]): Promise<void> {
  await tables(tx)
    .updateTable("merchants")
    .set({ maintenance: maintenance === null ? null : JSON.stringify(maintenance) })
    .where("id", "=", tenantId)
    .execute();
}

/** Stores the restricted countries. */
export async function setRestrictedCountries(tx: Db, tenantId: string, countries: readonly string[]): Promise<void> {
  await tables(tx)
    .updateTable("merchants")
    .set({ restricted_countries: JSON.stringify(countries) })
    .where("id", "=", tenantId)
    .execute();
}

/** Stores a merchant's settings. */
export async function setSettings(tx: Db, tenantId: string, settings: Merchant["settings"]): Promise<void> {
  await tables(tx)
    .updateTable("merchants")
    .set({ settings: JSON.stringify(settings) })
    .where("id", "=", tenantId)
    .execute();
}
