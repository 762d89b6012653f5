import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { getReferral } from "./endpoints.ts";
import { ReferralSchema } from "./schemas.ts";

/** Calls of domain `referral`. */
export const referralRows: readonly SchemaRow[] = [
  row(getReferral, Nothing, ReferralSchema, ["promo.closed", "promo.not.eligible"]),
];
