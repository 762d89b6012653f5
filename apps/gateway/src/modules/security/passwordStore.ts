import { uuidv7 } from "../../db/uuidv7.ts";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { setPasswordHash } from "../auth/index.ts";
import { tables } from "./tables.ts";

/** How many earlier passwords may not come back. */
const kept = 5;

/** The hashes of a member's earlier passwords, newest first. */
export async function listOldHashes(db: Db, tenantId: string, memberId: string): Promise<readonly string[]> {
  const rows = await tables(db)
    .selectFrom("password_history")
    .select("password_hash")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .orderBy("id", "desc")
    .limit(kept)
    .execute();
  return rows.map(({ password_hash: hash }) => hash);
}

/** Replaces a password's hash and keeps the former one. @returns false when the hash is no longer `former` */
export async function replacePassword(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  former: string | null,
  next: string,
): Promise<boolean> {
  if (!(await setPasswordHash(tx, { tenantId, memberId }, former, next))) return false;
  if (former === null) return true;
  await tables(tx)
    .insertInto("password_history")
    .values({ tenant_id: tenantId, id: uuidv7(), member_id: memberId, password_hash: former })
    .execute();
  const newest = tables(tx)
    .selectFrom("password_history")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .orderBy("id", "desc")
    .limit(kept);
  await tables(tx)
    .deleteFrom("password_history")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("id", "not in", newest)
    .execute();
  return true;
}
