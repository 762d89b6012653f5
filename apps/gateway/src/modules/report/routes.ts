import { createReportFile, getBet, getProfit, listBets, mailReport } from "@marquee/contract";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "./services.ts";
import { createFile } from "./files/createFile.ts";
import { mailReport as sendReport } from "./files/mailReport.ts";
import { readProfit } from "./readProfit.ts";
import { readBet, readBets } from "./readBets.ts";

/** Betting record, personal profit, and files of reports. */
export function reportRoutes(services: Services): readonly Route[] {
  return [
    route(listBets, (call, request) => readBets(services, call, request)),
    route(getBet, (call, request) => readBet(services, call, request)),
    route(getProfit, (call, request) => readProfit(services, call, request)),
    route(createReportFile, (call, request) => createFile(services, call, request)),
    route(mailReport, (call, request) => sendReport(services, call, request)),
  ];
}
