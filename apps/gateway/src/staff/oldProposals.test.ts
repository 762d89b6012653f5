import { randomUUID } from "node:crypto";
import { toDecimal } from "@marquee/contract";
import {
  changePointSettings,
  decideProposal,
  getPointSettings,
  listPromotionCodes,
  listPromotions,
  listStaffMissions,
  makePromotionCodes,
  saveMission,
  savePromotion,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../test/deskTeam.ts";
import { staked } from "../../test/missionWorld.ts";
import { byCode, usePromoCodes } from "../../test/promoCodeWorld.ts";
import { makePage } from "../../test/promotionPages.ts";
import type { Staff } from "../../test/staff.ts";
import { getTwoPersonAmount } from "../tenants/stakes.ts";

const reason = "for a test";
const large = toDecimal(getTwoPersonAmount("VND"));

describe("proposals of before a release", () => {
  const world = usePromoCodes();
  const { staff, db } = world;
  let oscar: Staff;
  beforeAll(async () => {
    oscar = await joinDesk(world.app(), "oscar", "OWNER");
  });

  /** Takes fields out of what a proposal has stored, as if they had been added since, and approves it. */
  const approveWithout = async (id: string, by: Staff, names: readonly string[], path = ""): Promise<void> => {
    for (const name of names) {
      const place = `{${path === "" ? name : `${path},${name}`}}`;
      const { numAffectedRows } = await sql`
        update proposals set data = data #- ${place}::text[] where id = ${id}::uuid and data #> ${place}::text[] is not null`.execute(
        db(),
      );
      expect([name, numAffectedRows]).toEqual([name, 1n]);
    }
    await by.get(decideProposal, { id, decision: "approve", note: reason });
  };

  it("X-52, X-60: settings keep what was added since they were proposed", async () => {
    const scope = { currency: "VND" };
    const change = async (more: object): Promise<string | null> => {
      const { settings, version } = await staff("olga").get(getPointSettings, scope);
      const wanted = { id: randomUUID(), ...scope, settings: { ...settings, ...more }, version, reason };
      return (await staff("olga").get(changePointSettings, wanted)).proposal;
    };
    expect(await change({ accountDays: 3, oncePerPerson: true })).toBe(null);
    const { settings } = await staff("olga").get(getPointSettings, scope);
    const convertMax = settings.convertMax * 2;
    const id = (await change({ convertMax })) ?? "";
    await approveWithout(id, oscar, ["accountDays", "oncePerPerson"], "settings");
    expect((await staff("olga").get(getPointSettings, scope)).settings).toEqual({ ...settings, convertMax });
  });

  it("X-52, X-34: a promotion is of no kind and at no hours that were unknown when it was proposed", async () => {
    const id = randomUUID();
    await world.offer({ isOn: false, maxBonus: large });
    const [stored] = await staff("olga").get(listPromotions, {});
    if (stored === undefined) throw new Error("the promotion is missing");
    const { granted: _, given: __, id: ___, version: ____, ...terms } = stored;
    await staff("olga").get(savePromotion, { ...terms, isOn: true, id, version: 0, proposalId: id, reason });
    const added = ["byCode", "sticky", "endsWithWithdrawal", "nth", "weekdays", "hours"];
    await approveWithout(id, staff("pia"), added);
    expect((await staff("olga").get(listPromotions, {})).find((each) => each.id === id)).toMatchObject({
      isOn: true,
      byCode: false,
      sticky: false,
      endsWithWithdrawal: false,
      nth: null,
      weekdays: [],
      hours: null,
    });
  });

  it("X-52, X-36: codes are of the page that was named, and a mission of no challenge", async () => {
    const pageId = await makePage(staff("olga"), { activity: byCode });
    const [id, proposalId] = [randomUUID(), randomUUID()];
    const codes = { id, proposalId, pageId, promotionId: null, name: "Many", word: null, count: 10_000, reason };
    await staff("olga").get(makePromotionCodes, codes);
    await approveWithout(proposalId, staff("pia"), ["promotionId"]);
    expect((await staff("olga").get(listPromotionCodes, {})).find((each) => each.id === id)).toMatchObject({ pageId });
    const mission = { ...staked, id: randomUUID(), proposalId: randomUUID(), amount: large };
    await staff("olga").get(saveMission, mission);
    await approveWithout(mission.proposalId, staff("pia"), ["challengeId", "step"]);
    expect((await staff("olga").get(listStaffMissions, {})).find((each) => each.id === mission.id)).toMatchObject({
      challengeId: null,
      step: null,
    });
  });
});
