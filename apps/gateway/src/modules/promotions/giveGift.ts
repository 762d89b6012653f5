import type { ApplicationDecided, GivePromotionGift } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { insertApplication, lockApplication } from "./applicationStore.ts";
import { findMember } from "./bonusStore.ts";
import { decideIn } from "./decideApplication.ts";
import { lockPage } from "./pageStore.ts";
import { requireOffered } from "./requireParticipant.ts";
import type { Services } from "./services.ts";
import { toPageNames } from "./toPageNames.ts";

/**
 * Gives a member a bonus of a page for gifts, once for a page: an application that staff have made and approve. The member claims it by the rules of
 * bonuses. What one person gives alone within a day is less than two people pay out; more is proposed, and waits among the applications.
 * @throws Refusal `member.unknown`; `promotion.barred` for who may not play; `fields` for a page that gives none now, or not in the member's currency, and for an amount that it does not give;
 * `promotion.given`; `idempotency.conflict`
 */
export async function giveGift(
  services: Services,
  call: MerchantCall,
  { id, pageId, memberId, amount, proposalId, reason }: GivePromotionGift,
): Promise<ApplicationDecided> {
  const { id: tenantId } = call.tenant;
  const key = { tenantId, memberId };
  return transact(services.db, async (tx) => {
    const member = await findMember(tx, key);
    if (member === undefined) throw new Refusal("member.unknown");
    await requireOffered(tx, key);
    const page = await lockPage(tx, tenantId, pageId);
    if (page?.trigger !== "GIFT" || !page.is_on || page.currency !== member.currency)
      throw new Refusal("fields", { fields: [{ name: "pageId", rule: "unknown" }] });
    const before = await lockApplication(tx, tenantId, id);
    if (before !== undefined) {
      if (before.member_id !== memberId || before.page_id !== pageId) throw new Refusal("idempotency.conflict");
      // Sent twice, it is given once.
      return { version: before.version, proposal: before.state === "REVIEW" ? proposalId : null };
    }
    if (!(await insertApplication(tx, { ...key, id, pageId, comment: "", currency: member.currency })))
      throw new Refusal("promotion.given");
    const request = { id, version: 1, proposalId, decision: "approve", amount, remark: "", reason } as const;
    const decided = await decideIn(tx, services, call, request);
    await publishDeskChange(tx, tenantId, "PromotionApplications");
    const subject = toPageNames(call.tenant, page.texts).EN;
    await call.audit(tx, {
      action: "give promotion gift",
      subject,
      after: { id, member: member.username, amount },
      reason,
    });
    return decided;
  });
}
