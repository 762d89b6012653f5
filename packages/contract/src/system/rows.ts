import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import {
  getDomainRoute,
  getRegisterRules,
  getStatus,
  getWhitelabel,
  listCountries,
  listenEvents,
} from "./endpoints.ts";
import { DomainRouteSchema } from "./serviceSchemas.ts";
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
  row(getDomainRoute, Nothing, DomainRouteSchema),
  row(listenEvents, Nothing, LiveEventSchema),
];
