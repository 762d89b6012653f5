import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { removeSome } from "../../jobs/retentionStore.ts";
import { addCodes, toCodeKey } from "./affiliateCodeStore.ts";
import { createReferralCode } from "./createReferralCode.ts";
import { tables } from "./tables.ts";

/** What an agent may say of a link. */
interface LinkTerms {
  /** What who registers with it gets, in hundredths of a percent. */
  readonly rebate: number;
  readonly remark: string;
}

/** Whose link a code is, and its rebate; undefined for a player's code for friends. */
export async function findLinkTerms(
  db: Db,
  tenantId: string,
  codeKey: string,
): Promise<{ readonly agentId: string; readonly rebate: number } | undefined> {
  return tables(db)
    .selectFrom("affiliate_codes")
    .select(["member_id as agentId", "rebate"])
    .where("tenant_id", "=", tenantId)
    .where("code_key", "=", codeKey)
    .where("kind", "=", "AFFILIATE")
    .executeTakeFirst();
}

/** Locks an agent's own row until the transaction ends, so that what it makes is counted one after the other. */
export async function lockMaker(tx: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await tables(tx)
    .selectFrom("members")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .forNoKeyUpdate()
    .execute();
}

/** How many links an agent has. */
export async function countLinks(db: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const row = await tables(db)
    .selectFrom("affiliate_codes")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("kind", "=", "AFFILIATE")
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Stores a link with a code that nobody has. @returns the code */
export async function addLink(tx: Db, { tenantId, memberId }: MemberKey, terms: LinkTerms): Promise<string> {
  for (;;) {
    const code = createReferralCode();
    // A code that somebody else has is passed over, and another one is drawn.
    if ((await addCodes(tx, tenantId, [{ code, kind: "AFFILIATE", memberId, ...terms }])) === 1) return code;
  }
}

/** Stores a code of an affiliate's campaign that nobody has. @returns the code */
export async function addCampaignCode(tx: Db, tenantId: string, memberId: string): Promise<string> {
  for (;;) {
    const code = createReferralCode();
    if ((await addCodes(tx, tenantId, [{ code, kind: "CAMPAIGN", memberId }])) === 1) return code;
  }
}

/** Switches codes of campaigns on or off. */
export async function switchCampaignCodes(
  tx: Db,
  tenantId: string,
  codeKeys: readonly string[],
  enabled: boolean,
): Promise<void> {
  if (codeKeys.length === 0) return;
  await tables(tx)
    .updateTable("affiliate_codes")
    .set({ enabled })
    .where("tenant_id", "=", tenantId)
    .where("code_key", "in", codeKeys)
    .where("kind", "=", "CAMPAIGN")
    .execute();
}

/** Changes an agent's own link. @returns false where the code is none of its links */
export async function changeLink(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  code: string,
  change: Partial<LinkTerms> & { readonly enabled?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("affiliate_codes")
    .set((eb) => ({ code: eb.ref("code"), ...change }))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("code_key", "=", toCodeKey(code))
    .where("kind", "=", "AFFILIATE")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Counts a visit of a link: an address once a day, on the merchant's calendar. */
export async function countVisit(
  db: Db,
  {
    tenantId,
    codeKey,
    addressKey,
    timeZone,
  }: Readonly<Record<"tenantId" | "codeKey" | "addressKey" | "timeZone", string>>,
): Promise<void> {
  await sql`
    with seen as (
      insert into link_visits (tenant_id, code_key, address_key, day)
      values (${tenantId}, ${codeKey}, ${addressKey}, (clock_timestamp() at time zone ${timeZone})::date)
      on conflict do nothing returning code_key, day
    ), counted as (
      update affiliate_codes c set visits = c.visits + 1 from seen
      where c.tenant_id = ${tenantId} and c.code_key = seen.code_key and c.kind <> 'REFERRAL'
    )
    insert into link_days as d (tenant_id, code_key, day, visits) select ${tenantId}, seen.code_key, seen.day, 1 from seen
    on conflict (tenant_id, code_key, day) do update set visits = d.visits + 1`.execute(db);
}

/** Removes a bounded number of addresses of past days. @returns how many */
export async function removeOldVisits(db: Db, days: number): Promise<number> {
  return removeSome(db, "link_visits", sql`day < current_date - ${days}::int`);
}
