import { getMissionLeaderboard, updatePreferences } from "@marquee/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Claimer } from "../../../test/bonusWorld.ts";
import { useMissions } from "../../../test/missionWorld.ts";
import { switchModules } from "../../../test/registration.ts";
import { getBoardStart, listPlaces } from "./boardStore.ts";

describe("the leaderboard of missions", () => {
  const world = useMissions();
  const { claim, db, idOf, make, newMember, play } = world;
  beforeAll(() => switchModules(world.app(), "aurelune", { MISSBOARD3: "on" }));

  const ask = ({ visitor }: Claimer, period: "DAY" | "WEEK" | "MONTH" = "MONTH") =>
    visitor.get(getMissionLeaderboard, { period });

  it("PM-10, X-77, AP-44: places by mission points, of equals the earlier one; names are masked or hidden, and the own place is told outside of the list", async () => {
    const [large, small, none] = [await make({ score: 30 }), await make({ score: 10 }), await make({ score: 0 })];
    const [first, second, third, last, idle] = [
      await newMember(),
      await newMember(),
      await newMember(),
      await newMember(),
      await newMember(),
    ];
    for (const member of [first, second, third, last]) await play(member, { stake: 1_000 });
    // All three have forty in the end; who had them earlier comes first.
    expect(await claim(third, small)).toBe("done");
    expect(await claim(second, large)).toBe("done");
    expect(await claim(first, large)).toBe("done");
    expect(await claim(first, small)).toBe("done");
    expect(await claim(third, large)).toBe("done");
    expect(await claim(second, small)).toBe("done");
    expect(await claim(last, none)).toBe("done");
    await second.visitor.get(updatePreferences, { hidesName: true });
    const board = await ask(third);
    expect(board.list.map(({ account, ...place }) => ({ ...place, isHidden: account === null }))).toEqual([
      { rank: 1, score: 40, isOwn: false, isHidden: false },
      { rank: 2, score: 40, isOwn: true, isHidden: false },
      { rank: 3, score: 40, isOwn: false, isHidden: true },
    ]);
    expect(board.me).toEqual({ rank: 2, score: 40 });
    expect(JSON.stringify(board)).not.toContain(first.name);
    expect((await ask(last)).me).toEqual({ rank: null, score: 0 });
    expect((await ask(idle)).me).toEqual({ rank: null, score: 0 });

    // A place outside of the list is told to its member alone.
    const places = await listPlaces(db(), { tenantId: "aurelune", memberId: await idOf(second) }, new Date(0), 1);
    expect(places.map(({ rank }) => rank)).toEqual([1, 3]);
  });

  it("PM-10: a period begins at midnight of the merchant's zone, a week on Monday", async () => {
    const at = new Date("2026-11-22T17:30:00Z");
    const start = (period: "DAY" | "WEEK" | "MONTH") => getBoardStart(db(), period, "Asia/Ho_Chi_Minh", at);
    expect((await start("DAY")).toISOString()).toBe("2026-11-22T17:00:00.000Z");
    expect((await start("WEEK")).toISOString()).toBe("2026-11-22T17:00:00.000Z");
    expect((await start("MONTH")).toISOString()).toBe("2026-10-31T17:00:00.000Z");
  });

  it("PM-10: claims of an earlier day are none of the day's", async () => {
    const id = await make({ score: 7 });
    const member = await newMember();
    await play(member, { stake: 1_000 });
    expect(await claim(member, id)).toBe("done");
    expect((await ask(member, "DAY")).me.score).toBe(7);
    await world.asOwner(async (tx) =>
      sql`update mission_claims set at = at - interval '40 days' where member_id = ${await idOf(member)}`.execute(tx),
    );
    expect((await ask(member, "DAY")).me).toEqual({ rank: null, score: 0 });
    expect((await ask(member, "MONTH")).me).toEqual({ rank: null, score: 0 });
  });
});
