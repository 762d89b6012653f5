import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { findReferralPromotion } from "./referralStore.ts";

/** Whether a merchant's members may invite friends now (RP-12): the module and the promotion are on. */
export async function isReferralOpen(db: Db, { id, modules }: Tenant): Promise<boolean> {
  return modules.has("REFERRAL3") && (await findReferralPromotion(db, id))?.is_open === true;
}
