import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import {
  applyForPromotion,
  checkDepositCode,
  checkPromotionCode,
  claimPromotion,
  getPromotionPage,
  listPromotionPages,
} from "./pageEndpoints.ts";
import {
  ApplySchema,
  CheckCodeSchema,
  ClaimPageSchema,
  PageListSchema,
  PageRequestSchema,
  PageSchema,
  PagesRequestSchema,
} from "./pageSchemas.ts";
import { cancelBonus, getAvailablePromo, listBonuses } from "./endpoints.ts";
import {
  AvailablePromoSchema,
  BonusListSchema,
  BonusSchema,
  CancelBonusSchema,
  DepositPromotionSchema,
  ListBonusesSchema,
} from "./schemas.ts";

const activity = [
  "permission.denied",
  "account.frozen",
  "account.closed",
  "promo.closed",
  "promo.already",
  "promo.not.eligible",
] as const;

const codes = [
  "promo.code.unknown",
  "promo.code.used",
  "promo.code.early",
  "promo.code.expired",
  "promo.code.gone",
  "promo.code.other",
] as const;

const coded = [...activity, ...codes, "promo.code.deposit"] as const;

/** Calls of domain `promotions`. */
export const promotionsRows: readonly SchemaRow[] = [
  row(listBonuses, ListBonusesSchema, BonusListSchema),
  row(cancelBonus, CancelBonusSchema, BonusSchema, ["bonus.unknown", "bonus.ended"]),
  row(getAvailablePromo, Nothing, AvailablePromoSchema),
  row(listPromotionPages, PagesRequestSchema, PageListSchema),
  row(getPromotionPage, PageRequestSchema, PageSchema, ["promo.closed"]),
  row(applyForPromotion, ApplySchema, PageSchema, [...activity, "fields"]),
  row(checkPromotionCode, CheckCodeSchema, PageSchema, coded),
  row(checkDepositCode, CheckCodeSchema, DepositPromotionSchema, [...activity, ...codes, "promo.code.claim"]),
  row(claimPromotion, ClaimPageSchema, PageSchema, coded),
];
