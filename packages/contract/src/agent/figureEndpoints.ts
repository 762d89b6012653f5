import { sampleEndpoint } from "../endpoint.ts";
import type {
  TeamBets,
  TeamBetsRequest,
  TeamOverview,
  TeamOverviewRequest,
  TeamProfit,
  TeamProfitRequest,
  TeamTransactions,
  TeamTransactionsRequest,
} from "./figureSchemas.ts";

/** What all calls of figures are: an agent's own, of real money or of a sample team, and new after a minute. */
const figures = {
  domain: "agent",
  method: "GET",
  token: "required",
  audience: "agent",
  cache: { provides: ["Session"], keepSeconds: 0 },
} as const;

/** The calling agent's team today and by day (AC-03). */
export const getTeamOverview = /* @__PURE__ */ sampleEndpoint<TeamOverviewRequest, TeamOverview>({
  ...figures,
  name: "getTeamOverview",
  path: "/wps/relay/AGENT_overview",
  moduleId: "AGOVER3",
  // The page asks each minute by itself.
  passive: true,
});

/** Profit and loss of members and agents below (AC-07). */
export const listTeamProfit = /* @__PURE__ */ sampleEndpoint<TeamProfitRequest, TeamProfit>({
  ...figures,
  name: "listTeamProfit",
  path: "/wps/relay/AGENT_profit",
  moduleId: "AGPROFIT3",
});

/** Settled bets of the subtree (AC-06). */
export const listTeamBets = /* @__PURE__ */ sampleEndpoint<TeamBetsRequest, TeamBets>({
  ...figures,
  name: "listTeamBets",
  path: "/wps/relay/AGENT_bets",
  moduleId: "AGBET3",
});

/** Movements of the subtree's money, stakes and wins of settled rounds among them (AC-09). */
export const listTeamTransactions = /* @__PURE__ */ sampleEndpoint<TeamTransactionsRequest, TeamTransactions>({
  ...figures,
  name: "listTeamTransactions",
  path: "/wps/relay/AGENT_transactions",
  moduleId: "AGTRANS3",
});
