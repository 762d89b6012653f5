import { randomUUID } from "node:crypto";
import { everyoneRules, isMoneyMission, toMoney } from "@marquee/contract";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { countMissions, putMission } from "../missionStore.ts";

/** Stores the missions of the brand's demo, where there are none. A visitor with several accounts may claim them with each. */
export const createDemoMissions: CreateDemo = async (db, { id: tenantId, currency }, _, { missions = [] }) => {
  if (missions.length === 0 || (await countMissions(db, tenantId)) > 0) return;
  for (const [index, mission] of missions.entries()) {
    const { titles, group, type, category = "", multiple = null, days = null, target, reward, factor, score } = mission;
    await putMission(
      db,
      {
        tenant_id: tenantId,
        id: randomUUID(),
        is_on: true,
        mission_group: group,
        type,
        titles: JSON.stringify(titles),
        currency,
        category,
        game_code: "",
        multiple,
        least_stake: 0n,
        target: isMoneyMission(type) ? toMoney(target, 2) : BigInt(target),
        reward,
        amount: toMoney(mission.amount, 2),
        factor,
        score,
        position: (index + 1) * 10,
        days,
        once_per_person: false,
        starts_at: null,
        ends_at: null,
        audience: JSON.stringify(everyoneRules),
      },
      0,
    );
  }
};
