import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";

/** Who registers, and by which code. */
interface NewPlayer {
  readonly tenantId: string;
  readonly memberId: string;
  readonly codeKey: string;
  readonly clickId: string | null;
  readonly timeZone: string;
}

/** What a registration by a link has made of the member. */
interface JoinedPlayer {
  readonly affiliateId: string;
  readonly campaignId: string;
  readonly kind: "PLAYER" | "SUB";
}

/**
 * Notes by whose link a new member came, while the plan goes on: for ever. @returns undefined where it does not; the member is nobody's then
 */
export async function addPlayer(
  tx: Db,
  { tenantId, memberId, codeKey, clickId, timeZone }: NewPlayer,
): Promise<JoinedPlayer | undefined> {
  const { rows } = await sql<JoinedPlayer>`
    insert into affiliate_players (tenant_id, member_id, affiliate_id, kind, plan_id, campaign_id, code_key, click_id, currency, day)
    select l.tenant_id, m.id, l.member_id, l.kind, a.plan_id, c.id, l.code_key, ${clickId}, m.currency, ledger.to_day(clock_timestamp(), ${timeZone})
    from affiliate_links l
    join affiliate_campaigns c on c.tenant_id = l.tenant_id and c.id = l.campaign_id
    join affiliate_agreements a on a.tenant_id = c.tenant_id and a.id = c.agreement_id and a.state = 'ACTIVE'
    join members m on m.tenant_id = l.tenant_id and m.id = ${memberId}
    where l.tenant_id = ${tenantId} and l.code_key = ${codeKey} and l.member_id <> m.id
    on conflict do nothing
    returning affiliate_id as "affiliateId", campaign_id as "campaignId", kind`.execute(tx);
  return rows[0];
}
