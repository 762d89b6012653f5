import { type LanguageCode, type ReportFile, type ReportFileRequest, isLanguageCode } from "@marquee/contract";
import { DateTime } from "luxon";
import { type Call, requireSession } from "../../../http/Call.ts";
import { Refusal } from "../../../http/Refusal.ts";
import { countEntries } from "../../../ledger/listEntries.ts";
import type { Services } from "../services.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import type { Session } from "../../../authentication/Session.ts";
import { toRecordAccount } from "../../wallet/index.ts";
import { listBetDays } from "../betStore.ts";
import type { ReportScope } from "./toReportTable.ts";

/** The module of each report's panel, without which there is no file of it either. */
const modules = { bets: "BETREC3", transactions: "TRANSREC3", statement: "PROFIT3", tax: "PROFIT3" } as const;

/** A PDF of more lines is nothing that somebody reads, and takes a processor for seconds. */
const mostPdfLines = 3_000;

/** The folder of reports' files. */
export const reportFolder = "/wps/report/files";

/** What a link stands for. */
export interface WantedFile extends ReportFileRequest {
  readonly language: LanguageCode;
}

const toId = ({ report, period, format, language, wallet = "MAIN" }: WantedFile): string =>
  [report, period, format, language, wallet].join(".");

/** Reads what {@link toId} wrote; undefined for any other text. */
export function readId(id: string): WantedFile | undefined {
  const [report, period, format, language, wallet = "MAIN", ...rest] = id.split(".");
  if (report !== "bets" && report !== "transactions" && report !== "statement" && report !== "tax") return undefined;
  if (period === undefined || (format !== "csv" && format !== "pdf")) return undefined;
  return language !== undefined && isLanguageCode(language) && rest.length === 0
    ? { report, period, format, language, wallet }
    : undefined;
}

/** The name under which a file is saved. */
export function toFileName({ report, period, format, wallet = "MAIN" }: ReportFileRequest): string {
  const names = { bets: "betting-record", transactions: "account-record", statement: "statement", tax: "tax-report" };
  const of = wallet === "MAIN" ? "" : `-${wallet.toLowerCase()}`;
  return `${names[report]}${of}-${period}.${format}`;
}

/** The days of a month or year. */
function toDays(period: string): { readonly from: string; readonly to: string } {
  const isYear = period.length === 4;
  const first = DateTime.fromISO(isYear ? `${period}-01-01` : `${period}-01`, { zone: "utc" });
  return { from: first.toISODate() ?? "", to: first.endOf(isYear ? "year" : "month").toISODate() ?? "" };
}

/** Whose report a file is, of which days; only an account record is of another wallet than the main one. */
export function toReportScope(
  tenant: Tenant,
  session: Session,
  { report, period, wallet: named = "MAIN" }: Pick<ReportFileRequest, "report" | "period" | "wallet">,
): ReportScope {
  const wallet = report === "transactions" ? named : "MAIN";
  const { memberId, username, realm, currency } = session;
  const holder = { tenant: tenant.id, account: toRecordAccount(realm, memberId, wallet), asset: currency };
  return { tenant, memberId, username, wallet, holder, ...toDays(period) };
}

/** Whether the merchant shows a report at all. */
export const isReportOn = (tenant: Tenant, report: ReportFileRequest["report"]): boolean =>
  tenant.modules.has(modules[report]);

async function countLines({ db }: Services, request: ReportFileRequest, scope: ReportScope): Promise<number> {
  const { tenant, memberId, holder, from, to } = scope;
  const days = { from, to, timeZone: tenant.timeZone };
  if (request.report === "transactions") return countEntries(db, holder, days);
  const rounds = await listBetDays(db, { tenantId: tenant.id, memberId, ...days });
  return rounds.reduce((sum, each) => sum + each.rounds, 0);
}

/** Whether a report is of a year. */
const isOfYear = (report: ReportFileRequest["report"]): boolean => report === "statement" || report === "tax";

/** @throws Refusal `request.invalid` for a period or a format that the report does not have */
export function requireReportPeriod({ report, period, format }: ReportFileRequest): void {
  if ((period.length === 4) !== isOfYear(report) || period < "2000")
    throw new Refusal("request.invalid", { fields: [{ name: "period", rule: "pattern" }] });
  if (report === "statement" && format !== "pdf")
    throw new Refusal("request.invalid", { fields: [{ name: "format", rule: "pattern" }] });
}

/**
 * A link to a report's file, which is made while it is downloaded: for the session that asks, for five minutes.
 * @throws Refusal `function.not.available`, `request.invalid` for a period that the report does not have, `report.too.long`
 */
export async function createFile(services: Services, call: Call, request: ReportFileRequest): Promise<ReportFile> {
  const session = requireSession(call);
  const { report, format } = request;
  if (!isReportOn(call.tenant, report)) throw new Refusal("function.not.available");
  requireReportPeriod(request);
  if (format === "pdf" && !isOfYear(report)) {
    const lines = await countLines(services, request, toReportScope(call.tenant, session, request));
    if (lines > mostPdfLines) throw new Refusal("report.too.long");
  }
  const link = services.fileLinks.create(session, toId({ ...request, language: call.language }), reportFolder);
  return { ...link, name: toFileName(request) };
}
