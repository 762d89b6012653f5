import { row, type SchemaRow } from "../SchemaRow.ts";
import { cancelBonus, listBonuses } from "./endpoints.ts";
import { BonusListSchema, BonusSchema, CancelBonusSchema, ListBonusesSchema } from "./schemas.ts";

/** Calls of domain `promotions`. */
export const promotionsRows: readonly SchemaRow[] = [
  row(listBonuses, ListBonusesSchema, BonusListSchema),
  row(cancelBonus, CancelBonusSchema, BonusSchema, ["bonus.unknown", "bonus.ended"]),
];
