import { type SocialProvider, socialProviders } from "@marquee/contract";
import { sql } from "kysely";
import type { SocialIdentity } from "../../adapters/social-sign-in/SocialSignIn.ts";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../MemberKey.ts";
import { tables } from "../tables.ts";

type Account = Pick<SocialIdentity, "issuer" | "subject">;

/** The member to whom an account at a provider is linked, by issuer and subject only, never by a mailbox. */
export async function findLinkedMember(
  db: Db,
  tenantId: string,
  { issuer, subject }: Account,
): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom("social_identities")
    .select("member_id")
    .where("tenant_id", "=", tenantId)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.member_id;
}

/** Links an account to a member. @returns false if it is linked already, or the member has another one at the provider */
export async function addSocialIdentity(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  { provider, issuer, subject, name }: Account & { readonly provider: SocialProvider; readonly name: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("social_identities")
    .values({ tenant_id: tenantId, member_id: memberId, provider, issuer, subject, name })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Records a login. @returns false if the account is no longer linked to the member */
export async function noteSocialUse(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  { issuer, subject }: Account,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("social_identities")
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A member's accounts at providers, oldest first. */
export async function listSocialIdentities(
  db: Db,
  { tenantId, memberId }: MemberKey,
): Promise<readonly { readonly provider: SocialProvider; readonly name: string; readonly linkedAt: Date }[]> {
  return tables(db)
    .selectFrom("social_identities")
    .select(["provider", "name", "linked_at as linkedAt"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .orderBy("linked_at")
    .execute();
}

/** Removes a member's accounts at one provider, or at all. @returns whose they were */
export async function removeSocialIdentities(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  provider?: SocialProvider,
): Promise<readonly SocialProvider[]> {
  const rows = await tables(tx)
    .deleteFrom("social_identities")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("provider", "in", provider === undefined ? socialProviders : [provider])
    .returning("provider")
    .execute();
  return rows.map(({ provider }) => provider).toSorted();
}
