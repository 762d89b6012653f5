import { endpoint } from "../endpoint.ts";
import type * as Shape from "./schemas.ts";

const own = { domain: "report", token: "required", trial: false } as const;

/** The betting record (MC-06): every round of the member with its stake and win. */
export const listBets = /* @__PURE__ */ endpoint<Shape.ListBetsRequest, Shape.BetList>({
  ...own,
  name: "listBets",
  method: "GET",
  path: "/wps/report/bets",
  moduleId: "BETREC3",
  cache: { provides: ["Session", "Balance"] },
});

/** One round in full. */
export const getBet = /* @__PURE__ */ endpoint<Shape.GetBetRequest, Shape.BetDetails>({
  ...own,
  name: "getBet",
  method: "GET",
  path: "/wps/report/bet",
  moduleId: "BETREC3",
  cache: { provides: ["Session", "Balance"] },
});

/** The personal profit (MC-08, X-11). */
export const getProfit = /* @__PURE__ */ endpoint<Shape.ProfitRequest, Shape.Profit>({
  ...own,
  name: "getProfit",
  method: "GET",
  path: "/wps/report/profit",
  moduleId: "PROFIT3",
  cache: { provides: ["Session", "Balance"] },
});

/** A link to a report of a month or a year as a file; each report takes the module of its panel. */
export const createReportFile = /* @__PURE__ */ endpoint<Shape.ReportFileRequest, Shape.ReportFile>({
  ...own,
  name: "createReportFile",
  method: "POST",
  path: "/wps/report/files",
  moduleId: "MEMCEN3",
  rateLimit: { calls: 30, seconds: 60 },
});

/** Sends the report of a year as a PDF to the member's own confirmed mailbox. */
export const mailReport = /* @__PURE__ */ endpoint<Shape.MailReportRequest, Shape.MailedReport>({
  ...own,
  name: "mailReport",
  method: "POST",
  path: "/wps/report/mail",
  moduleId: "PROFIT3",
  rateLimit: { calls: 10, seconds: 60 },
  bodyLimit: 200,
});
