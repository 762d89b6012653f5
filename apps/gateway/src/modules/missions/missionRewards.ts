import { isAgentKind } from "@marquee/contract";
import { requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { RewardSource } from "../../rewards/RewardSource.ts";
import { payMission } from "./claimMission.ts";
import { summarizeMissions } from "./summarizeMissions.ts";

/** Complete missions, as the reward centre has them. */
export const missionRewards: RewardSource = {
  source: "MISSION",
  moduleId: "MISSION3",
  list: async (services, call) =>
    (await summarizeMissions(services, call)).missions
      .filter(({ status }) => status === "CLAIM")
      .map(({ id, version, titles, reward, amount, factor, endsAt }) => ({
        id,
        version,
        names: titles,
        asset: reward,
        least: amount,
        most: amount,
        factor: reward === "CASH" ? factor : 0,
        bonus: null,
        endsAt,
      })),
  pay: (tx, { call }, { id, version = 0 }) => {
    const { tenantId, memberId, kind } = requireSession(call);
    if (isAgentKind(kind)) throw new Refusal("permission.denied");
    return payMission(tx, call.tenant, { tenantId, memberId }, { id, version });
  },
};
