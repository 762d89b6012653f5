import { row, type SchemaRow } from "../SchemaRow.ts";
import { createReportFile, getBet, getProfit, listBets, mailReport } from "./endpoints.ts";
import {
  BetDetailsSchema,
  BetListSchema,
  GetBetSchema,
  ListBetsSchema,
  MailedReportSchema,
  MailReportSchema,
  ProfitRequestSchema,
  ProfitSchema,
  ReportFileRequestSchema,
  ReportFileSchema,
} from "./schemas.ts";

/** Calls of domain `report`. */
export const reportRows: readonly SchemaRow[] = [
  row(listBets, ListBetsSchema, BetListSchema),
  row(getBet, GetBetSchema, BetDetailsSchema, ["order.unknown"]),
  row(getProfit, ProfitRequestSchema, ProfitSchema),
  row(createReportFile, ReportFileRequestSchema, ReportFileSchema, ["function.not.available", "report.too.long"]),
  row(mailReport, MailReportSchema, MailedReportSchema, ["function.not.available", "fields", "rate.limited"]),
];
