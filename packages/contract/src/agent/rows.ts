import { row, type SchemaRow } from "../SchemaRow.ts";
import { getAffiliate, listInvitationCodes } from "./endpoints.ts";
import {
  AffiliateRequestSchema,
  AffiliateSchema,
  InvitationCodesRequestSchema,
  InvitationCodesSchema,
} from "./schemas.ts";

/** Calls of domain `agent`. */
export const agentRows: readonly SchemaRow[] = [
  row(getAffiliate, AffiliateRequestSchema, AffiliateSchema, ["affiliate.invalid"]),
  row(listInvitationCodes, InvitationCodesRequestSchema, InvitationCodesSchema, ["permission.denied"]),
];
