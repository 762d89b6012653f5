import { type Static, Type } from "typebox";

const Count = Type.Integer({ minimum: 0 });

export const ReferralSchema = Type.Object({
  code: Type.String(),
  /** Opens the registration with the code. */
  url: Type.String(),
  /** How many have registered with it: ever, and in the last 30 days. Who they are stays theirs. */
  registrations: Count,
  recentRegistrations: Count,
});

/** GET /wps/referral: with what a member invites friends, and how many came. */
export type Referral = Static<typeof ReferralSchema>;
