import * as row from "@marquee/contract";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "../../Services.ts";
import { createReportFile } from "./files/createReportFile.ts";
import { getProfit } from "./getProfit.ts";
import { getBet, listBets } from "./listBets.ts";

/** Betting record, personal profit, and files of reports. */
export function reportRoutes(services: Services): readonly Route[] {
  return [
    route(row.listBets, (call, request) => listBets(services, call, request)),
    route(row.getBet, (call, request) => getBet(services, call, request)),
    route(row.getProfit, (call, request) => getProfit(services, call, request)),
    route(row.createReportFile, (call, request) => createReportFile(services, call, request)),
  ];
}
