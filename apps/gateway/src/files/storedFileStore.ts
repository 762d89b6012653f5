import { type Selectable, sql } from "kysely";
import { uuidv7 } from "../db/uuidv7.ts";
import type { Db } from "../db/Db.ts";
import type { FilePurpose } from "./schema.ts";
import type { MemberKey } from "../authentication/MemberKey.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored file. */
export type StoredFile = Selectable<Tables["stored_files"]>;

/** The most files of one purpose that a member may have. */
const most: Readonly<Record<FilePurpose, number>> = {
  ANSWER: 200,
  AVATAR: 20,
  DOCUMENT: 30,
  EXPORT: 10,
  PROMOTION: 60,
  PROOF: 30,
  TICKET: 200,
};

/** Records a file that is about to be stored; the same file again uses the same row. @returns its id; `undefined` if the member has too many */
export async function addStoredFile(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  file: Pick<StoredFile, "purpose" | "key" | "type" | "bytes">,
): Promise<string | undefined> {
  // Locks the member's row first, so that parallel uploads are counted one after another.
  await tables(tx)
    .selectFrom("members")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const owned = tables(tx)
    .selectFrom("stored_files")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("purpose", "=", file.purpose);
  const same = await owned.select("id").where("key", "=", file.key).executeTakeFirst();
  if (same !== undefined) return same.id;
  const { count } = await owned.select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  if (Number(count) >= most[file.purpose]) return undefined;
  const id = uuidv7();
  await tables(tx)
    .insertInto("stored_files")
    .values({ tenant_id: tenantId, id, member_id: memberId, ...file })
    .execute();
  return id;
}

/** A member's own file. */
export async function findStoredFile(
  db: Db,
  { tenantId, memberId }: MemberKey,
  id: string,
): Promise<StoredFile | undefined> {
  return tables(db)
    .selectFrom("stored_files")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A merchant's file by its id, whoever owns it: for staff and for verified links. */
export async function getStoredFile(db: Db, tenantId: string, id: string): Promise<StoredFile | undefined> {
  return tables(db)
    .selectFrom("stored_files")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The public picture with a key. */
export async function findAvatarFile(db: Db, key: string): Promise<StoredFile | undefined> {
  return tables(db)
    .selectFrom("stored_files")
    .selectAll()
    .where("key", "=", key)
    .where("purpose", "=", "AVATAR")
    .limit(1)
    .executeTakeFirst();
}

/** All files of a member. */
export async function listStoredFiles(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly StoredFile[]> {
  return tables(db)
    .selectFrom("stored_files")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
}

/** Deletes a file's row after the file was removed from the store. */
export async function removeStoredFile(db: Db, { tenant_id, id }: Pick<StoredFile, "tenant_id" | "id">): Promise<void> {
  await tables(db).deleteFrom("stored_files").where("tenant_id", "=", tenant_id).where("id", "=", id).execute();
}

/** Uploads older than `days` that are unused: neither an avatar nor a submitted document nor the proof of a claim, nor a picture of an application or a ticket. */
export async function listUnusedFiles(db: Db, days: number): Promise<readonly StoredFile[]> {
  return tables(db)
    .selectFrom("stored_files as f")
    .selectAll("f")
    .where("f.purpose", "in", ["ANSWER", "AVATAR", "DOCUMENT", "PROMOTION", "PROOF", "TICKET"])
    .where("f.created_at", "<", sql<Date>`clock_timestamp() - ${days} * interval '1 day'`)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom("members as m")
            .select("m.id")
            .where("m.tenant_id", "=", ref("f.tenant_id"))
            .where("m.id", "=", ref("f.member_id"))
            .where("m.avatar_upload", "=", ref("f.id")),
        ),
      ),
    )
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom("identity_checks as c")
            .select("c.id")
            .where("c.tenant_id", "=", ref("f.tenant_id"))
            .where("c.member_id", "=", ref("f.member_id"))
            .where(({ or, eb }) =>
              or([eb("c.front", "=", ref("f.id")), eb("c.back", "=", ref("f.id")), eb("c.selfie", "=", ref("f.id"))]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom("withdrawals as w")
            .select("w.order_no")
            .where("w.tenant_id", "=", ref("f.tenant_id"))
            .where("w.member_id", "=", ref("f.member_id"))
            .where(sql<boolean>`f.id = any(w.proof)`),
        ),
      ),
    )
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom("promotion_application_images as i")
            .select("i.upload_id")
            .where("i.tenant_id", "=", ref("f.tenant_id"))
            .where("i.upload_id", "=", ref("f.id")),
        ),
      ),
    )
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom("ticket_images as i")
            .select("i.upload_id")
            .where("i.tenant_id", "=", ref("f.tenant_id"))
            .where("i.upload_id", "=", ref("f.id")),
        ),
      ),
    )
    .limit(200)
    .execute();
}
