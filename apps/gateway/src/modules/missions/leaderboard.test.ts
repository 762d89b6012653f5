import { getMissionLeaderboard, updatePreferences } from "@marquee/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Claimer } from "../../../test/bonusWorld.ts";
import { useMissions } from "../../../test/missionWorld.ts";
import { asOwner } from "../../../test/plantEntries.ts";
import { switchModules } from "../../../test/registration.ts";
import { addScore, findPlace, getBoardStart, listPlaces, removeOldScores } from "./boardStore.ts";

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
    const { day } = await getBoardStart(db(), "MONTH", "Asia/Ho_Chi_Minh");
    expect(await listPlaces(db(), "aurelune", "MONTH", day, 1)).toMatchObject([{ rank: 1, score: 40 }]);
    const key = { tenantId: "aurelune", memberId: await idOf(second) };
    expect(await findPlace(db(), key, "MONTH", day)).toEqual({ rank: 3, score: 40 });
    // Who has closed the account leaves the place to others.
    await asOwner(db(), (tx) => sql`update members set status = 'CLOSED' where username = ${first.name}`.execute(tx));
    expect((await ask(third)).me).toEqual({ rank: 1, score: 40 });
    expect(await findPlace(db(), key, "MONTH", day)).toEqual({ rank: 2, score: 40 });
  });

  it("PM-10: a period begins at midnight of the merchant's zone, a week on Monday", async () => {
    const at = new Date("2026-11-22T17:30:00Z");
    const start = (period: "DAY" | "WEEK" | "MONTH") => getBoardStart(db(), period, "Asia/Ho_Chi_Minh", at);
    expect(await start("DAY")).toEqual({ day: "2026-11-23", since: new Date("2026-11-22T17:00:00Z") });
    expect(await start("WEEK")).toEqual({ day: "2026-11-23", since: new Date("2026-11-22T17:00:00Z") });
    expect(await start("MONTH")).toEqual({ day: "2026-11-01", since: new Date("2026-10-31T17:00:00Z") });
  });

  it("PM-10: claims of an earlier day are none of the day's", async () => {
    const id = await make({ score: 7 });
    const member = await newMember();
    await play(member, { stake: 1_000 });
    expect(await claim(member, id)).toBe("done");
    expect((await ask(member, "DAY")).me.score).toBe(7);
    const memberId = await idOf(member);
    const move = (days: number) =>
      asOwner(db(), (tx) =>
        sql`update mission_scores set since = since - ${days}::int where member_id = ${memberId}`.execute(tx),
      );
    await move(40);
    expect((await ask(member, "DAY")).me).toEqual({ rank: null, score: 0 });
    expect((await ask(member, "MONTH")).me).toEqual({ rank: null, score: 0 });
    // Periods that are long over are forgotten.
    expect(await removeOldScores(db(), 80)).toBe(0);
    await move(60);
    expect(await removeOldScores(db(), 80)).toBe(3);
  });

  it("PM-10: a claim counts in the day, week and month in which it was made, in the merchant's zone", async () => {
    const memberId = await idOf(await newMember());
    for (const at of ["2026-11-01T16:59:00Z", "2026-11-01T17:00:00Z", "2026-11-03T12:00:00Z"])
      await addScore(db(), { tenantId: "aurelune", memberId }, "Asia/Ho_Chi_Minh", 5, new Date(at));
    const { rows } = await sql<{ period: string; since: string; score: number }>`
      select period, since::text as since, score::int as score from mission_scores where member_id = ${memberId} order by 1, 2`.execute(
      db(),
    );
    expect(rows).toEqual([
      { period: "DAY", since: "2026-11-01", score: 5 },
      { period: "DAY", since: "2026-11-02", score: 5 },
      { period: "DAY", since: "2026-11-03", score: 5 },
      { period: "MONTH", since: "2026-11-01", score: 15 },
      { period: "WEEK", since: "2026-10-26", score: 5 },
      { period: "WEEK", since: "2026-11-02", score: 10 },
    ]);
  });
});
