import type { AffiliateAccount, AnswerAffiliateOffer, OwnAgreement } from "@marquee/contract";
import { transact } from "@marquee/database";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import {
  findAgreement,
  listOwnAgreements,
  lockAgreement,
  moveAgreement,
  type NamedAgreement,
} from "./agreementStore.ts";
import { findPlan, getThisMonth, listVersions, movePlan, type StoredVersion } from "./planStore.ts";
import type { Services } from "./services.ts";
import { showCampaigns } from "./showCampaigns.ts";
import { pickVersions, toShownVersion } from "./toShownVersion.ts";

function toOwnAgreement(row: NamedAgreement, versions: readonly StoredVersion[], month: string): OwnAgreement {
  const { now, next } = pickVersions(versions, month);
  return {
    id: row.id,
    planId: row.plan_id,
    plan: row.plan,
    kind: row.kind,
    currency: row.currency,
    state: row.state,
    version: toShownVersion(now),
    next: next === undefined ? null : toShownVersion(next),
    offeredAt: row.created_at.getTime(),
    answeredAt: row.answered_at?.getTime() ?? null,
    endedAt: row.ended_at?.getTime() ?? null,
  };
}

/** The caller's plans and campaigns; what staff have taken back before it was answered is not told. */
export async function readOwnAccount({ db }: Pick<Services, "db">, call: Call): Promise<AffiliateAccount> {
  const key = requireSession(call);
  const { tenant } = call;
  const rows = (await listOwnAgreements(db, key)).filter(({ state }) => state !== "WITHDRAWN");
  const month = await getThisMonth(db, tenant.timeZone);
  const planIds = [...new Set(rows.map(({ plan_id: planId }) => planId))];
  const versions = Map.groupBy(await listVersions(db, tenant.id, planIds), ({ plan_id: planId }) => planId);
  return {
    agreements: rows.map((row) => toOwnAgreement(row, versions.get(row.plan_id) ?? [], month)),
    campaigns: rows.length === 0 ? [] : await showCampaigns(db, key, call.origin),
  };
}

/** One of a member's own agreements, which goes on. @throws Refusal `permission.denied` also for one that is not there, `affiliate.state` for one that does not go on */
export async function requireActive(db: Db, { tenantId, memberId }: MemberKey, id: string): Promise<NamedAgreement> {
  const agreement = await findAgreement(db, tenantId, id);
  if (agreement?.member_id !== memberId) throw new Refusal("permission.denied");
  if (agreement.state !== "ACTIVE") throw new Refusal("affiliate.state");
  return agreement;
}

/**
 * Accepts or refuses an offer: once. @throws Refusal `permission.denied` also for one that is not there, `affiliate.state` where it has been answered
 * or taken back, `affiliate.changed` where other terms count by now than were read
 */
export async function answerOffer(
  { db }: Pick<Services, "db">,
  call: Call,
  { agreementId, answer, version }: AnswerAffiliateOffer,
): Promise<void> {
  const { tenantId, memberId } = requireSession(call);
  await transact(db, async (tx) => {
    // The plan before the agreement, as who ends it does.
    const seen = await findAgreement(tx, tenantId, agreementId);
    if (seen?.member_id !== memberId) throw new Refusal("permission.denied");
    const plan = await findPlan(tx, { tenantId, planId: seen.plan_id }, { lock: true });
    await lockAgreement(tx, tenantId, agreementId);
    const agreement = await findAgreement(tx, tenantId, agreementId);
    if (agreement?.state !== "OFFERED" || plan === undefined) throw new Refusal("affiliate.state");
    const versions = await listVersions(tx, tenantId, [plan.id]);
    const { now } = pickVersions(versions, await getThisMonth(tx, call.tenant.timeZone));
    if (answer === "ACCEPT" && now.number !== version) throw new Refusal("affiliate.changed");
    await moveAgreement(tx, agreement, answer === "ACCEPT" ? "accept" : "refuse");
    if (answer === "ACCEPT") await movePlan(tx, plan, "accept");
    await publishEvent(tx, { tenantId, memberId, kind: "affiliate" });
    for (const tag of ["Affiliates", "AffiliatePlans"] as const) await publishDeskChange(tx, tenantId, tag);
  });
}
