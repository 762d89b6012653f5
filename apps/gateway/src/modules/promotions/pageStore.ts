import type { SavePromotionCategories } from "@marquee/contract/staff";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A promotion's page as it is stored. */
export type StoredPage = Selectable<Tables["promotion_pages"]>;

/** A page with where it stands now, and what waits and was given of it. */
export type CountedPage = StoredPage & {
  readonly state: "OFF" | "PLANNED" | "ON" | "OVER";
  readonly waiting: number;
  readonly claimed: number;
};

/** A merchant's pages in their order. */
export async function listStoredPages(db: Db, tenantId: string): Promise<readonly CountedPage[]> {
  const { rows } = await sql<CountedPage>`
    select p.*,
      case when not p.is_on then 'OFF' when p.ends_at <= clock_timestamp() then 'OVER' when p.starts_at > clock_timestamp() then 'PLANNED' else 'ON' end as state,
      (select count(*)::int from promotion_applications a where a.tenant_id = p.tenant_id and a.page_id = p.id and a.state = 'REVIEW') as waiting,
      (select count(*)::int from bonuses b where b.tenant_id = p.tenant_id and b.page_id = p.id) as claimed
    from promotion_pages p where p.tenant_id = ${tenantId} order by p.position, p.id`.execute(db);
  return rows;
}

/** A page, locked until the transaction ends: claims of it are judged one after another. */
export async function lockPage(tx: Db, tenantId: string, id: string): Promise<StoredPage | undefined> {
  return (
    tables(tx)
      .selectFrom("promotion_pages")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      // As text, since an id comes from outside.
      .where(sql<string>`id::text`, "=", id)
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

/** The ids of a merchant's pages in their order; the list stays as it is until the transaction ends. */
export async function lockPageList(tx: Db, tenantId: string): Promise<readonly string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`promotion pages ${tenantId}`}, 0))`.execute(tx);
  const rows = await tables(tx)
    .selectFrom("promotion_pages")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** What a save stores of a page. */
export type PageColumns = Omit<Insertable<Tables["promotion_pages"]>, "tenant_id" | "id" | "version" | "position">;

/** Stores a new page behind the others. */
export async function insertPage(
  tx: Db,
  { tenantId, id, position }: { readonly tenantId: string; readonly id: string; readonly position: number },
  columns: PageColumns,
): Promise<void> {
  await tables(tx)
    .insertInto("promotion_pages")
    .values({ ...columns, tenant_id: tenantId, id, position })
    .execute();
}

/** Changes a locked page. @returns its new version */
export async function updatePage(tx: Db, tenantId: string, id: string, columns: PageColumns): Promise<number> {
  const { version } = await tables(tx)
    .updateTable("promotion_pages")
    .set({ ...columns, version: sql<number>`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Puts the pages into an order, which is no change of any of them. */
export async function putPageOrder(tx: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update promotion_pages p set position = o.place - 1 from unnest(${ids}::text[]) with ordinality o (id, place)
    where p.tenant_id = ${tenantId} and p.id::text = o.id`.execute(tx);
}

/** A category that staff have named. */
export type StoredCategory = Selectable<Tables["promotion_categories"]>;

/** A merchant's own categories in their order. */
export async function listStoredCategories(db: Db, tenantId: string): Promise<readonly StoredCategory[]> {
  return tables(db)
    .selectFrom("promotion_categories")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .orderBy("position")
    .execute();
}

/** Replaces a merchant's own categories, under the lock of the list of pages. */
export async function putCategories(
  tx: Db,
  tenantId: string,
  categories: SavePromotionCategories["categories"],
): Promise<void> {
  await tables(tx).deleteFrom("promotion_categories").where("tenant_id", "=", tenantId).execute();
  if (categories.length > 0)
    await tables(tx)
      .insertInto("promotion_categories")
      .values(
        categories.map(({ category, names }, position) => ({
          tenant_id: tenantId,
          category,
          names: JSON.stringify(names),
          position,
        })),
      )
      .execute();
}

/** The categories that any page of a merchant is of. */
export async function listUsedCategories(db: Db, tenantId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ category: string }>`
    select distinct unnest(categories) as category from promotion_pages where tenant_id = ${tenantId}`.execute(db);
  return rows.map(({ category }) => category);
}
