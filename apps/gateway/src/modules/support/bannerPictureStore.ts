import type { Selectable } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored picture of a merchant's banners. */
export type BannerPictureFile = Selectable<Tables["banner_pictures"]>;

/** Notes a picture; the same one is noted once. */
export async function addBannerPicture(tx: Db, picture: Omit<BannerPictureFile, "created_at">): Promise<void> {
  await tables(tx)
    .insertInto("banner_pictures")
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many pictures a merchant has stored. */
export async function countBannerPictures(db: Db, tenantId: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("banner_pictures")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A picture; undefined for an unknown one. */
export async function findBannerPicture(
  db: Db,
  tenantId: string,
  file: string,
): Promise<BannerPictureFile | undefined> {
  return tables(db)
    .selectFrom("banner_pictures")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("file", "=", file)
    .executeTakeFirst();
}
