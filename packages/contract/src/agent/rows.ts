import { row, type SchemaRow } from "../SchemaRow.ts";
import { getAffiliate } from "./endpoints.ts";
import { AffiliateRequestSchema, AffiliateSchema } from "./schemas.ts";

/** Calls of domain `agent`. */
export const agentRows: readonly SchemaRow[] = [
  row(getAffiliate, AffiliateRequestSchema, AffiliateSchema, ["affiliate.invalid"]),
];
