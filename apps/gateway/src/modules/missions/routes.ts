import {
  claimMission,
  getMissionLeaderboard,
  getMissionSummary,
  isAgentKind,
  leaveChallenge,
  listChallenges,
  startChallenge,
} from "@marquee/contract";
import { requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { payMission } from "./claimMission.ts";
import { readChallenges } from "./readChallenges.ts";
import { readLeaderboard } from "./readLeaderboard.ts";
import type { Services } from "./services.ts";
import { leaveChallengeOf, startChallengeOf } from "./startChallenge.ts";
import { summarizeMissions } from "./summarizeMissions.ts";

/** Missions of members. */
export function missionsRoutes(services: Services): readonly Route[] {
  return [
    route(getMissionSummary, (call) => summarizeMissions(services, call)),
    route(getMissionLeaderboard, (call, request) => readLeaderboard(services, call, request)),
    route(listChallenges, (call) => readChallenges(services, call)),
    route(startChallenge, async (call, { id }) => {
      await startChallengeOf(services, call, id);
      return readChallenges(services, call);
    }),
    route(leaveChallenge, async (call, { id }) => {
      await leaveChallengeOf(services, call, id);
      return readChallenges(services, call);
    }),
    idempotentRoute(claimMission, {
      begin: async (call, request) => {
        const { tenantId, memberId, kind } = requireSession(call);
        if (isAgentKind(kind)) throw new Refusal("permission.denied");
        return async (tx) => {
          await payMission(tx, call.tenant, { tenantId, memberId }, request);
          return {};
        };
      },
      answer: (call) => summarizeMissions(services, call),
    }),
  ];
}
