import { type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A studio that a merchant offers in one category. */
export type VendorRow = Selectable<Tables["vendors"]>;

/** A merchant's studios in its own order. */
export async function listVendorRows(db: Db, tenantId: string): Promise<readonly VendorRow[]> {
  return tables(db)
    .selectFrom("vendors")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .orderBy("position")
    .orderBy("category")
    .orderBy("vendor")
    .execute();
}

/** A vendor in one category. */
export async function findVendor(
  db: Db,
  tenantId: string,
  category: string,
  vendor: string,
): Promise<VendorRow | undefined> {
  return tables(db)
    .selectFrom("vendors")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("category", "=", category)
    .where("vendor", "=", vendor)
    .executeTakeFirst();
}

/** A vendor in one category, locked until the transaction ends. */
export async function lockVendor(
  tx: Db,
  tenantId: string,
  category: string,
  vendor: string,
): Promise<VendorRow | undefined> {
  return tables(tx)
    .selectFrom("vendors")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("category", "=", category)
    .where("vendor", "=", vendor)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores what changes of a vendor in one category. */
export async function updateVendor(
  tx: Db,
  tenantId: string,
  category: string,
  vendor: string,
  columns: Updateable<Tables["vendors"]>,
): Promise<void> {
  await tables(tx)
    .updateTable("vendors")
    .set(columns)
    .where("tenant_id", "=", tenantId)
    .where("category", "=", category)
    .where("vendor", "=", vendor)
    .execute();
}

/** How many games each vendor has in each category, whatever their state. */
export async function countVendorGames(
  db: Db,
  tenantId: string,
): Promise<readonly { readonly category: string; readonly vendor: string; readonly games: number }[]> {
  const rows = await tables(db)
    .selectFrom("games")
    .select(["category", "vendor", (eb) => eb.fn.countAll<string>().as("games")])
    .where("tenant_id", "=", tenantId)
    .groupBy(["category", "vendor"])
    .execute();
  return rows.map(({ games, ...row }) => ({ ...row, games: Number(games) }));
}

/** The vendors that take no new rounds, as category and code. */
export async function listClosedVendors(db: Db, tenantId: string): Promise<ReadonlySet<string>> {
  const rows = await tables(db)
    .selectFrom("vendors")
    .select(["category", "vendor"])
    .where("tenant_id", "=", tenantId)
    .where("state", "<>", "ON")
    .execute();
  return new Set(rows.map(({ category, vendor }) => `${category} ${vendor}`));
}

/** The category and vendor of a game. */
export async function findGameVendor(db: Db, tenantId: string, code: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom("games")
    .select(["category", "vendor"])
    .where("tenant_id", "=", tenantId)
    .where("code", "=", code)
    .executeTakeFirst();
  return row === undefined ? undefined : `${row.category} ${row.vendor}`;
}

/** Adds a studio behind those of its category; one that the merchant has there stays as it is. */
export async function addVendor(
  tx: Db,
  { tenantId, category, vendor, name }: Record<"tenantId" | "category" | "vendor" | "name", string>,
): Promise<void> {
  await tables(tx)
    .insertInto("vendors")
    .values({
      tenant_id: tenantId,
      category,
      vendor,
      name,
      hot: false,
      position: sql<number>`(select coalesce(max(position), -1) + 1 from vendors where tenant_id = ${tenantId} and category = ${category})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
