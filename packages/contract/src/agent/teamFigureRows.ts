import { row, type SchemaRow } from "../SchemaRow.ts";
import { getAffiliate, listInvitationCodes } from "./endpoints.ts";
import { getTeamOverview, listTeamBets, listTeamProfit, listTeamTransactions } from "./figureEndpoints.ts";
import {
  TeamBetsRequestSchema,
  TeamBetsSchema,
  TeamOverviewRequestSchema,
  TeamOverviewSchema,
  TeamProfitRequestSchema,
  TeamProfitSchema,
  TeamTransactionsRequestSchema,
  TeamTransactionsSchema,
} from "./figureSchemas.ts";
import {
  AffiliateRequestSchema,
  AffiliateSchema,
  InvitationCodesRequestSchema,
  InvitationCodesSchema,
} from "./schemas.ts";

/** Calls of what a team played, and of codes. */
export const teamFigureRows: readonly SchemaRow[] = [
  row(getAffiliate, AffiliateRequestSchema, AffiliateSchema, ["affiliate.invalid"]),
  row(listInvitationCodes, InvitationCodesRequestSchema, InvitationCodesSchema, ["permission.denied"]),
  row(getTeamOverview, TeamOverviewRequestSchema, TeamOverviewSchema, ["permission.denied", "fields"]),
  row(listTeamProfit, TeamProfitRequestSchema, TeamProfitSchema, ["permission.denied", "fields"]),
  row(listTeamBets, TeamBetsRequestSchema, TeamBetsSchema, ["permission.denied", "fields"]),
  row(listTeamTransactions, TeamTransactionsRequestSchema, TeamTransactionsSchema, ["permission.denied", "fields"]),
];
