import type { Db } from "../../db/Schema.ts";
import type { MemberKey } from "./protectedMemberStore.ts";

/** A member's name and currency; undefined for nobody of the merchant. */
export async function findMemberName(
  db: Db,
  { tenantId, memberId }: MemberKey,
): Promise<{ readonly username: string; readonly currency: string } | undefined> {
  return db
    .selectFrom("members")
    .select(["username", "currency"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
}
