import { getReferral, type Referral } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "./services.ts";
import { countRegistrations, openReferralCode, toInvitationUrl } from "../agent/index.ts";
import { isExcluded } from "../protection/index.ts";
import { findReferralPromotion } from "./referralStore.ts";

/** @throws Refusal `promo.closed`; `promo.not.eligible` for a member in a time-out, and where staff have switched the code off */
async function find({ db }: Services, call: Call): Promise<Referral> {
  const { tenantId, memberId } = requireSession(call);
  const promotion = await findReferralPromotion(db, tenantId);
  if (promotion?.is_open !== true) throw new Refusal("promo.closed");
  if (await isExcluded(db, { tenantId, memberId })) throw new Refusal("promo.not.eligible");
  const { code, enabled } = await openReferralCode(db, tenantId, memberId);
  if (!enabled) throw new Refusal("promo.not.eligible");
  const counts = await countRegistrations(db, tenantId, code);
  return { code, url: toInvitationUrl(call.origin, { kind: "REFERRAL", code, domain: null }), ...counts };
}

/** Invitations of friends. */
export function referralRoutes(services: Services): readonly Route[] {
  return [route(getReferral, (call) => find(services, call))];
}
