import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as schema from "./staffSchemas.ts";

/** Promotions and bonuses in the back office. */
export const promotionsStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.listPromotions, Nothing, schema.PromotionListSchema),
  staffRow(endpoint.savePromotion, schema.SavePromotionSchema, schema.PromotionVersionSchema, [
    "fields",
    "state.changed",
    "promotion.limit",
  ]),
  staffRow(endpoint.getMemberBonuses, schema.MemberBonusesRequestSchema, schema.MemberBonusesSchema, [
    "member.unknown",
  ]),
  staffRow(endpoint.endBonus, schema.EndBonusSchema, schema.MemberBonusesSchema, ["member.unknown", "state.changed"]),
];
