import { getSqlState } from "@marquee/database";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

const isTaken = (error: unknown): boolean =>
  getSqlState(error) === "23505" && error instanceof Error && Reflect.get(error, "constraint") === "members_nickname";

/** Sets a nickname. @throws Refusal `nickname.taken` */
export async function setNickname(tx: Db, { tenantId, memberId }: MemberKey, nickname: string): Promise<void> {
  try {
    await tables(tx)
      .updateTable("members")
      .set({ nickname })
      .where("tenant_id", "=", tenantId)
      .where("id", "=", memberId)
      .execute();
  } catch (error) {
    throw isTaken(error) ? new Refusal("nickname.taken") : error;
  }
}

/** Whether another member has this username. */
export async function isOthersUsername(
  db: Db,
  { tenantId, memberId }: MemberKey,
  usernameKey: string,
): Promise<boolean> {
  const other = await tables(db)
    .selectFrom("members")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("username_key", "=", usernameKey)
    .where("id", "!=", memberId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Sets a birthday that is not set yet. @returns false if it is already set */
export async function setBirthday(tx: Db, { tenantId, memberId }: MemberKey, birthday: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("members")
    .set({ birthday })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .where("birthday", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Selects a drawn picture, or with `upload` an uploaded one instead. */
export async function setAvatar(
  db: Db,
  { tenantId, memberId }: MemberKey,
  avatar: { readonly number: number } | { readonly upload: string },
): Promise<void> {
  await tables(db)
    .updateTable("members")
    .set("upload" in avatar ? { avatar_upload: avatar.upload } : { avatar: avatar.number, avatar_upload: null })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .execute();
}

/** A member's stored preferences, with the row locked until the transaction ends. */
export async function lockPreferences(tx: Db, { tenantId, memberId }: MemberKey): Promise<unknown> {
  const row = await tables(tx)
    .selectFrom("members")
    .select("preferences")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.preferences;
}

/** Stores a member's preferences. */
export async function setPreferences(tx: Db, { tenantId, memberId }: MemberKey, preferences: object): Promise<void> {
  await tables(tx)
    .updateTable("members")
    .set({ preferences: JSON.stringify(preferences) })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .execute();
}

/** Stores the holder's name that payouts go to. */
export async function setPayeeName(tx: Db, { tenantId, memberId }: MemberKey, name: string): Promise<void> {
  await tables(tx)
    .updateTable("members")
    .set({ fields: sql<string>`fields || jsonb_build_object('payeeName', ${name}::text)` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .execute();
}
