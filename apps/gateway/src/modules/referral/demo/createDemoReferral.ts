import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { putReferralPromotion } from "../referralStore.ts";

/** Turns the referral promotion on where the brand's demo has one and nobody has saved one. */
export const createDemoReferral: CreateDemo = async (db, { id }, _, { referral = false }) => {
  if (referral) await putReferralPromotion(db, { tenant_id: id, is_on: true, starts_at: null, ends_at: null }, 0);
};
