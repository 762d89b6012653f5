import { sql } from "kysely";
import { uuidv7 } from "../../db/uuidv7.ts";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** Who sets a hold, as staff read it in the list of restrictions. */
const author = "gateway";

/** Why, and until when; null: until staff lift it. */
export interface Hold {
  readonly reason: string;
  readonly until: Date | null;
}

/** Stores a hold, with the member's row locked. @returns false where the gateway has set one for this reason before */
export async function addHold(tx: Db, { tenantId, memberId }: MemberKey, { reason, until }: Hold): Promise<boolean> {
  await sql`select id from members where tenant_id = ${tenantId} and id = ${memberId} for no key update`.execute(tx);
  const known = await tables(tx)
    .selectFrom("play_restrictions")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("created_by", "=", author)
    .where("reason", "=", reason)
    .executeTakeFirst();
  if (known !== undefined) return false;
  const target = { scope: "ALL", target: "ALL", reason, created_by: author, until_at: until } as const;
  await tables(tx)
    .insertInto("play_restrictions")
    .values({ tenant_id: tenantId, id: uuidv7(), member_id: memberId, label_id: null, ...target })
    .execute();
  return true;
}
