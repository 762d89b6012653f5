import type { Generated } from "kysely";
import type { MaybeTime } from "../../db/columns.ts";

interface ReferralPromotions {
  tenant_id: string;
  version: Generated<number>;
  is_on: boolean;
  starts_at: MaybeTime;
  ends_at: MaybeTime;
}

/** Tables of domain `referral`. */
export interface ReferralTables {
  referral_promotions: ReferralPromotions;
}
