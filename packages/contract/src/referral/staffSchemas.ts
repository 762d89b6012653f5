import { type Static, Type } from "typebox";
import { Millis } from "../shapes.ts";
import { Reason } from "../staff/schemas.ts";

const Count = Type.Integer({ minimum: 0 });
const MaybeMillis = Type.Union([Millis, Type.Null()]);

/** What staff say of it. */
const settings = {
  isOn: Type.Boolean(),
  startsAt: MaybeMillis,
  endsAt: MaybeMillis,
} as const;

/** 0 before it was saved for the first time. */
const Version = Type.Integer({ minimum: 0 });

export const ReferralPromotionSchema = Type.Object({
  version: Version,
  ...settings,
  /** Whether members may invite now: it is on, and now is within its time. */
  isOpen: Type.Boolean(),
  /** How many members have a code, and how many registered with these: ever, and in the last 30 days. */
  codes: Count,
  registrations: Count,
  recentRegistrations: Count,
});

/** A merchant's promotion REFERRAL (RP-12). */
export type ReferralPromotion = Static<typeof ReferralPromotionSchema>;

export const SaveReferralPromotionSchema = Type.Object({ version: Version, ...settings, reason: Reason });

/** POST /staff/referral. */
export type SaveReferralPromotion = Static<typeof SaveReferralPromotionSchema>;
