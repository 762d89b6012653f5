import { randomUUID } from "node:crypto";
import { everyoneRules, isMoneyMission, type MissionGroup, toMoney } from "@marquee/contract";
import type { BrandDemo } from "@marquee/whitelabel/brand";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { putChallenge } from "../challengeStore.ts";
import { countMissions, type NewMission, putMission } from "../missionStore.ts";

/** A mission of a brand's demo, or a step of one of its challenges. */
type DemoMission = NonNullable<BrandDemo["challenges"]>[number]["steps"][number];

/** Where it stands. */
type Place = Pick<NewMission, "tenant_id" | "currency" | "position" | "days" | "challenge_id" | "step"> & {
  readonly mission_group: MissionGroup;
};

function toNewMission(mission: DemoMission, place: Place): NewMission {
  const { titles, type, category = "", multiple = null, target, reward, factor, score } = mission;
  return {
    ...place,
    id: randomUUID(),
    is_on: true,
    type,
    titles: JSON.stringify(titles),
    category,
    game_code: "",
    multiple,
    least_stake: 0n,
    target: isMoneyMission(type) ? toMoney(target, 2) : BigInt(target),
    reward,
    amount: toMoney(mission.amount, 2),
    factor,
    score,
    once_per_person: false,
    starts_at: null,
    ends_at: null,
    audience: JSON.stringify(everyoneRules),
    segment_id: null,
  };
}

/** Stores the missions and challenges of the brand's demo, where there are none. A visitor with several accounts may claim them with each. */
export const createDemoMissions: CreateDemo = async (db, { id: tenantId, currency }, _, demo) => {
  const { missions = [], challenges = [] } = demo;
  if (missions.length + challenges.length === 0 || (await countMissions(db, tenantId)) > 0) return;
  const own = { tenant_id: tenantId, currency } as const;
  for (const [index, { group, days = null, ...mission }] of missions.entries()) {
    const place = { mission_group: group, position: (index + 1) * 10, days, challenge_id: null, step: null };
    await putMission(db, toNewMission(mission, { ...own, ...place }), 0);
  }
  for (const [index, { titles, days, steps }] of challenges.entries()) {
    const challenge = { id: randomUUID(), titles: JSON.stringify(titles), is_on: true, days, position: index * 10 };
    await putChallenge(db, { tenant_id: tenantId, ...challenge, audience: null, segment_id: null }, 0);
    for (const [step, mission] of steps.entries()) {
      const place = {
        mission_group: "CHALLENGE",
        position: 0,
        days: null,
        challenge_id: challenge.id,
        step: step + 1,
      } as const;
      await putMission(db, toNewMission(mission, { ...own, ...place }), 0);
    }
  }
};
