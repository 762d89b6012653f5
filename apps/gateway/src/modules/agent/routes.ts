import {
  getAffiliate,
  getTeamOverview,
  listInvitationCodes,
  listTeamBets,
  listTeamProfit,
  listTeamTransactions,
} from "@marquee/contract";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "./services.ts";
import { findAffiliate } from "./findAffiliate.ts";
import { listOwnCodes } from "./listOwnCodes.ts";
import { readOverview } from "./readOverview.ts";
import { readTeamBets, readTeamTransactions } from "./readTeamLines.ts";
import { readTeamProfit } from "./readTeamProfit.ts";

/** Affiliate and referral codes, and figures of teams. */
export function agentRoutes({ db }: Services): readonly Route[] {
  return [
    route(getAffiliate, (call, request) => findAffiliate(db, call, request)),
    route(listInvitationCodes, (call, request) => listOwnCodes(db, call, request)),
    route(getTeamOverview, (call, request) => readOverview(db, call, request)),
    route(listTeamProfit, (call, request) => readTeamProfit(db, call, request)),
    route(listTeamBets, (call, request) => readTeamBets(db, call, request)),
    route(listTeamTransactions, (call, request) => readTeamTransactions(db, call, request)),
  ];
}
