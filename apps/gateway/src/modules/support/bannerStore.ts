import type { StaffBanner } from "@marquee/contract/staff";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../../db/Db.ts";
import { lockList } from "./listLockStore.ts";
import { toState } from "./planStore.ts";
import { type Tables, tables } from "./tables.ts";

/** A banner as it is stored. */
export type StoredBanner = Selectable<Tables["banners"]>;

/** A merchant's banners in their order, with where each stands now. */
export async function listStoredBanners(
  db: Db,
  { id, timeZone }: { readonly id: string; readonly timeZone: string },
): Promise<readonly (StoredBanner & Pick<StaffBanner, "state">)[]> {
  const { rows } = await sql<StoredBanner & Pick<StaffBanner, "state">>`
    select n.*, ${toState(timeZone)} as state from banners n where n.tenant_id = ${id} order by n.position, n.id`.execute(
    db,
  );
  return rows;
}

/** A merchant's banners, locked until the transaction ends, as is their number; in their order. */
export async function lockBanners(tx: Db, tenantId: string): Promise<readonly StoredBanner[]> {
  await lockList(tx, tenantId, "banners");
  const rows = await tables(tx)
    .selectFrom("banners")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    // One order of locks, whoever changes their own order.
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.toSorted((a, b) => a.position - b.position);
}

/** What a save stores of a banner. */
export type BannerColumns = Omit<Insertable<Tables["banners"]>, "tenant_id" | "id" | "version">;

/** Stores a new banner. @returns false where the id is taken */
export async function insertBanner(tx: Db, tenantId: string, id: string, columns: BannerColumns): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("banners")
    .values({ ...columns, tenant_id: tenantId, id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Changes a locked banner. @returns its new version */
export async function updateBanner(
  tx: Db,
  tenantId: string,
  id: string,
  columns: Updateable<Tables["banners"]>,
): Promise<number> {
  const { version } = await tables(tx)
    .updateTable("banners")
    .set({ ...columns, version: sql<number>`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Puts locked banners into an order, which is no change of any of them. */
export async function putOrder(tx: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update banners b set position = o.place - 1 from unnest(${ids}::text[]) with ordinality o (id, place)
    where b.tenant_id = ${tenantId} and b.id = o.id`.execute(tx);
}

/** Removes a banner. @returns its former state; `undefined` for an unknown one */
export async function deleteBanner(tx: Db, tenantId: string, id: string): Promise<StoredBanner | undefined> {
  return tables(tx)
    .deleteFrom("banners")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}
