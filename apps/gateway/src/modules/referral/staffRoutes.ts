import {
  getReferralPromotion,
  type ReferralPromotion,
  type SaveReferralPromotion,
  saveReferralPromotion,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { countReferrals } from "../agent/index.ts";
import { findReferralPromotion, putReferralPromotion } from "./referralStore.ts";

type Stored = Awaited<ReturnType<typeof findReferralPromotion>>;

/** What is set; a promotion that was never saved is off. */
const toTerms = (stored: Stored): Pick<ReferralPromotion, "isOn" | "startsAt" | "endsAt"> => ({
  isOn: stored?.is_on ?? false,
  startsAt: stored?.starts_at?.getTime() ?? null,
  endsAt: stored?.ends_at?.getTime() ?? null,
});

async function show({ db }: Services, { tenant }: MerchantCall): Promise<ReferralPromotion> {
  const stored = await findReferralPromotion(db, tenant.id);
  return {
    version: stored?.version ?? 0,
    ...toTerms(stored),
    isOpen: stored?.is_open ?? false,
    ...(await countReferrals(db, tenant.id)),
  };
}

const toTime = (millis: number | null): Date | null => (millis === null ? null : new Date(millis));

/** @throws Refusal `fields`; `state.changed` when somebody else has changed it since that version */
async function save(
  services: Services,
  call: MerchantCall,
  request: SaveReferralPromotion,
): Promise<ReferralPromotion> {
  const { version, reason, ...after } = request;
  const { isOn, startsAt, endsAt } = after;
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    throw new Refusal("fields", { fields: [{ name: "endsAt", rule: "date" }] });
  await transact(services.db, async (tx) => {
    const before = await findReferralPromotion(tx, call.tenant.id);
    const promotion = { is_on: isOn, starts_at: toTime(startsAt), ends_at: toTime(endsAt) };
    const isStored = await putReferralPromotion(tx, { tenant_id: call.tenant.id, ...promotion }, version);
    if (!isStored) throw new Refusal("state.changed");
    await call.audit(tx, {
      action: "change referral promotion",
      subject: "REFERRAL",
      before: toTerms(before),
      after,
      reason,
    });
  });
  return show(services, call);
}

/** The referral promotion in the back office. */
export function referralStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(getReferralPromotion, (call) => show(services, call)),
    merchantRoute(saveReferralPromotion, (call, request) => save(services, call, request)),
  ];
}
