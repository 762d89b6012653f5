import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { getRegisterRules, getStatus, getWhitelabel, listCountries, listenEvents } from "./endpoints.ts";
import {
  CountriesSchema,
  LiveEventSchema,
  RegisterRulesRequestSchema,
  RegisterRulesSchema,
  SystemStatusRequestSchema,
  SystemStatusSchema,
  WhitelabelNodeSchema,
} from "./schemas.ts";

/** Calls of domain `system`. */
export const systemRows: readonly SchemaRow[] = [
  row(getStatus, SystemStatusRequestSchema, SystemStatusSchema),
  row(getWhitelabel, Nothing, WhitelabelNodeSchema),
  row(getRegisterRules, RegisterRulesRequestSchema, RegisterRulesSchema),
  row(listCountries, Nothing, CountriesSchema),
  row(listenEvents, Nothing, LiveEventSchema),
];
