import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import * as endpoint from "./endpoints.ts";
import * as schema from "./schemas.ts";

/** Calls of domain `protection`. */
export const protectionRows: readonly SchemaRow[] = [
  row(endpoint.getProtection, Nothing, schema.ProtectionSchema),
  row(endpoint.setLimit, schema.SetLimitSchema, schema.ProtectionSchema, ["fields", "function.not.available"]),
  row(endpoint.confirmLimit, schema.LimitNameSchema, schema.ProtectionSchema, ["rg.limit.not.due"]),
  row(endpoint.keepLimit, schema.LimitNameSchema, schema.ProtectionSchema),
  row(endpoint.setRealityCheck, schema.SetRealityCheckSchema, schema.ProtectionSchema),
  row(endpoint.takeTimeOut, schema.TimeOutSchema, schema.ProtectionSchema),
  row(endpoint.excludeSelf, schema.ExcludeSchema, schema.ProtectionSchema, ["fields"]),
  row(endpoint.readDepositMessage, Nothing, schema.ProtectionSchema),
  row(endpoint.notePlay, Nothing, schema.PlaySchema),
  row(endpoint.answerRealityCheck, Nothing, schema.PlaySchema),
];
