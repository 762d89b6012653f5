import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { cancelBonus, getAvailablePromo, listBonuses } from "./endpoints.ts";
import { AvailablePromoSchema, BonusListSchema, BonusSchema, CancelBonusSchema, ListBonusesSchema } from "./schemas.ts";

/** Calls of domain `promotions`. */
export const promotionsRows: readonly SchemaRow[] = [
  row(listBonuses, ListBonusesSchema, BonusListSchema),
  row(cancelBonus, CancelBonusSchema, BonusSchema, ["bonus.unknown", "bonus.ended"]),
  row(getAvailablePromo, Nothing, AvailablePromoSchema),
];
