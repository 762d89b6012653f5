import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import * as code from "./staffCodeEndpoints.ts";
import * as codes from "./staffCodeSchemas.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as page from "./staffPageEndpoints.ts";
import * as shape from "./staffPageSchemas.ts";
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
  staffRow(page.listStaffPromotionPages, Nothing, shape.StaffPromotionPagesSchema),
  staffRow(page.savePromotionPage, shape.SavePromotionPageSchema, shape.PromotionPageChangedSchema, [
    "fields",
    "state.changed",
    "promotion.limit",
    "promotion.applied",
    "promotion.forbidden",
    "promotion.coded",
  ]),
  staffRow(page.orderPromotionPages, shape.OrderPromotionPagesSchema, Nothing, ["state.changed"]),
  staffRow(page.savePromotionCategories, shape.SavePromotionCategoriesSchema, Nothing, ["fields"]),
  staffRow(page.listPromotionApplications, shape.ListApplicationsSchema, shape.ApplicationListSchema),
  staffRow(page.getPromotionApplication, shape.GetApplicationSchema, shape.ApplicationSheetSchema, [
    "application.unknown",
  ]),
  staffRow(page.decidePromotionApplication, shape.DecideApplicationSchema, shape.ApplicationDecidedSchema, [
    "application.unknown",
    "state.changed",
    "fields",
    "promotion.barred",
    "idempotency.conflict",
  ]),
  staffRow(page.givePromotionGift, shape.GivePromotionGiftSchema, shape.ApplicationDecidedSchema, [
    "fields",
    "member.unknown",
    "promotion.given",
    "promotion.barred",
    "idempotency.conflict",
  ]),
  staffRow(code.listPromotionCodes, Nothing, codes.PromotionCodesSchema),
  staffRow(code.makePromotionCodes, codes.MakeCodesSchema, codes.CodesMadeSchema, [
    "fields",
    "promotion.limit",
    "idempotency.conflict",
  ]),
  staffRow(code.issuePromotionCodes, codes.CodeBatchSchema, codes.IssuedCodesSchema, [
    "promotion.code.unknown",
    "promotion.code.issued",
    "state.changed",
  ]),
  staffRow(code.stopPromotionCodes, codes.CodeBatchSchema, Nothing, ["promotion.code.unknown"]),
  staffRow(code.listPromotionCodeUses, codes.ListCodeUsesSchema, codes.CodeUsesSchema, ["promotion.code.unknown"]),
];
