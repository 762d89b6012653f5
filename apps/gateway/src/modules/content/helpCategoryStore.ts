import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A category of the help centre as it is stored. */
export type StoredCategory = Selectable<Tables["help_categories"]>;

/** A merchant's categories in their order, with how many articles each has. */
export async function listCategories(
  db: Db,
  tenantId: string,
): Promise<readonly (StoredCategory & { readonly articles: number })[]> {
  const { rows } = await sql<StoredCategory & { articles: number }>`
    select c.*, (select count(*)::int from documents d where d.tenant_id = c.tenant_id and d.category_id = c.id) as articles
    from help_categories c where c.tenant_id = ${tenantId} order by c.position, c.id`.execute(db);
  return rows;
}

/** A category, locked until the transaction ends, so that no article comes into one that goes. */
export async function lockCategory(tx: Db, tenantId: string, id: string): Promise<StoredCategory | undefined> {
  return tables(tx)
    .selectFrom("help_categories")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether any article is in a category. */
export async function hasArticles(tx: Db, { tenant_id: tenantId, id }: StoredCategory): Promise<boolean> {
  const found = await tables(tx)
    .selectFrom("documents")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("category_id", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}

/** What a save stores of a category. */
export interface NewCategory {
  readonly tenant_id: string;
  readonly id: string;
  readonly names: string;
  readonly icon: StoredCategory["icon"];
  readonly position: number;
}

/** Stores a new category. @returns false where the id is taken */
export async function insertCategory(tx: Db, category: NewCategory): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("help_categories")
    .values(category)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Changes a locked category. @returns its new version */
export async function updateCategory(
  tx: Db,
  { tenant_id: tenantId, id, names, icon, position }: NewCategory,
): Promise<number> {
  const { version } = await tables(tx)
    .updateTable("help_categories")
    .set({ names, icon, position, version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Removes a locked category. */
export async function deleteCategory(tx: Db, { tenant_id: tenantId, id }: StoredCategory): Promise<void> {
  await tables(tx).deleteFrom("help_categories").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}
