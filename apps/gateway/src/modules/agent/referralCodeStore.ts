import { sql } from "kysely";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { addCodes, toCodeKey } from "./affiliateCodeStore.ts";
import { createReferralCode } from "./createReferralCode.ts";
import { tables } from "./tables.ts";

/** A member's own code for friends. */
interface ReferralCode {
  readonly code: string;
  /** Staff may switch one off; another one is not made then. */
  readonly enabled: boolean;
}

async function findReferralCode(db: Db, tenantId: string, memberId: string): Promise<ReferralCode | undefined> {
  return tables(db)
    .selectFrom("affiliate_codes")
    .select(["code", "enabled"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("kind", "=", "REFERRAL")
    .where("domain", "is", null)
    .orderBy("created_at")
    .orderBy("code_key")
    .executeTakeFirst();
}

/** The member's code for friends, made where there is none: parallel calls make one. */
export async function openReferralCode(db: Db, tenantId: string, memberId: string): Promise<ReferralCode> {
  const found = await findReferralCode(db, tenantId, memberId);
  if (found !== undefined) return found;
  return transact(db, async (tx) => {
    await tables(tx)
      .selectFrom("members")
      .select("id")
      .where("tenant_id", "=", tenantId)
      .where("id", "=", memberId)
      .forNoKeyUpdate()
      .execute();
    for (;;) {
      const own = await findReferralCode(tx, tenantId, memberId);
      if (own !== undefined) return own;
      // A code that somebody else has is passed over, and another one is drawn.
      await addCodes(tx, tenantId, [{ code: createReferralCode(), kind: "REFERRAL", memberId }]);
    }
  });
}

/** How many members registered: ever, and in the last 30 days. */
interface Registrations {
  readonly registrations: number;
  readonly recentRegistrations: number;
}

const registered = sql<number>`count(m.id)::int`.as("registrations");
const registeredLately =
  sql<number>`count(m.id) filter (where m.registered_at > clock_timestamp() - interval '30 days')::int`.as(
    "recentRegistrations",
  );

/** How many members registered with a code. */
export async function countRegistrations(db: Db, tenantId: string, code: string): Promise<Registrations> {
  return tables(db)
    .selectFrom("members as m")
    .select([registered, registeredLately])
    .where("m.tenant_id", "=", tenantId)
    .where("m.upline_code", "=", toCodeKey(code))
    .executeTakeFirstOrThrow();
}

/** How many codes for friends a merchant's members have, and how many members registered with these. */
export async function countReferrals(db: Db, tenantId: string): Promise<Registrations & { readonly codes: number }> {
  return tables(db)
    .selectFrom("affiliate_codes as c")
    .leftJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "c.tenant_id").onRef("m.upline_code", "=", "c.code_key"),
    )
    .select([sql<number>`count(distinct c.code_key)::int`.as("codes"), registered, registeredLately])
    .where("c.tenant_id", "=", tenantId)
    .where("c.kind", "=", "REFERRAL")
    .executeTakeFirstOrThrow();
}
