import {
  getAffiliate,
  getTeamOverview,
  listInvitationCodes,
  listTeamBets,
  listTeamProfit,
  listTeamTransactions,
} from "@marquee/contract";
import { type Route, route, sampleRoute } from "../../http/route.ts";
import type { Services } from "./services.ts";
import { findAffiliate } from "./findAffiliate.ts";
import { listOwnCodes } from "./listOwnCodes.ts";
import { readOverview } from "./readOverview.ts";
import { readTeamBets, readTeamTransactions } from "./readTeamLines.ts";
import { readTeamProfit } from "./readTeamProfit.ts";
import { sampleOverview, sampleProfit } from "./sample-team/sampleFigures.ts";
import { sampleBets, sampleTransactions } from "./sample-team/sampleLines.ts";
import { sampleLinks } from "./sample-team/sampleLinks.ts";

/** Affiliate and referral codes, and figures of teams. */
export function agentRoutes({ db }: Services): readonly Route[] {
  return [
    route(getAffiliate, (call, request) => findAffiliate(db, call, request)),
    sampleRoute(listInvitationCodes, (call, request) => listOwnCodes(db, call, request), sampleLinks),
    sampleRoute(getTeamOverview, (call, request) => readOverview(db, call, request), sampleOverview),
    sampleRoute(listTeamProfit, (call, request) => readTeamProfit(db, call, request), sampleProfit),
    sampleRoute(listTeamBets, (call, request) => readTeamBets(db, call, request), sampleBets),
    sampleRoute(listTeamTransactions, (call, request) => readTeamTransactions(db, call, request), sampleTransactions),
  ];
}
