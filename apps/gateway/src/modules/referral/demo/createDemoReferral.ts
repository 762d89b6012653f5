import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { putReferralPromotion } from "../referralStore.ts";

/** The brands whose members invite friends, as they have promotions too. */
const brands: readonly string[] = ["aurelune", "paperkite"];

/** Turns the referral promotion of two of the demo's merchants on, where nobody has saved one. */
export const createDemoReferral: CreateDemo = async (db, { id, brand }) => {
  if (brands.includes(brand))
    await putReferralPromotion(db, { tenant_id: id, is_on: true, starts_at: null, ends_at: null }, 0);
};
