import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { getReferralPromotion, saveReferralPromotion } from "./staffEndpoints.ts";
import { ReferralPromotionSchema, SaveReferralPromotionSchema } from "./staffSchemas.ts";

/** The referral promotion in the back office. */
export const referralStaffRows: readonly StaffRow[] = [
  staffRow(getReferralPromotion, Nothing, ReferralPromotionSchema),
  staffRow(saveReferralPromotion, SaveReferralPromotionSchema, ReferralPromotionSchema, ["fields", "state.changed"]),
];
