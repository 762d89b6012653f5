import { claimRebate, getIncome } from "@marquee/contract";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { useBills } from "../../../test/billWorld.ts";
import { setRebate } from "../agent/index.ts";
import { measureRebatesJob, payRebatesJob } from "../rebate/index.ts";

describe("the income of an agent", () => {
  const world = useBills("earned");
  const { join, agree, play, measure, make, pay } = world;

  it("AC-08: has dividend, salaries and rebate of each day on which they were paid, and what was paid below", async () => {
    const services = world.app().services;
    const agent = await join(null, 2);
    const below = await join(agent);
    for (const kind of ["DIVIDEND", "DAILY", "HOURLY"] as const)
      await agree(null, agent, kind, "2026-11-02", {
        tiers: [{ rate: "1" }],
        ...(kind === "DIVIDEND" && { period: "DAILY" }),
      });
    await agree(agent, below, "DAILY", "2026-11-02", { tiers: [{ rate: "0.5" }] });
    const tenantId = world.getTenant().id;
    await transact(services.db, (tx) => setRebate(tx, { tenantId, memberId: agent.id }, 100));
    const player = await join(below, 0);
    await play([
      { who: player, at: "2026-11-02 10:30", stake: 100_000, win: 60_000 },
      { who: agent, at: "2026-11-02 11:30", stake: 20_000, win: 20_000 },
    ]);
    await world.empty(agent);
    await measure();
    await measureRebatesJob.run(services);
    await make();
    await pay();
    await world.passHour();
    await pay();
    await payRebatesJob.run(services);
    await agent.here.get(claimRebate, {}, { headers: { "idempotency-key": crypto.randomUUID() } });
    const { days, currency } = await agent.here.get(getIncome, {});
    expect(currency).toBe("VND");
    // 1 % of 40,000 won; of 120,000 staked, twice; of 100,000 below and 20,000 of its own. Below: 0.5 % of 100,000.
    expect(days).toEqual([
      {
        day: days[0]?.day,
        dividend: "400.00",
        dailySalary: "1200.00",
        hourlySalary: "1200.00",
        realTimeSalary: "0.00",
        rebate: "1200.00",
        total: "4000.00",
        paid: "500.00",
      },
    ]);
    const { rows } = await sql<{
      today: string;
    }>`select ledger.to_day(clock_timestamp(), ${world.zone()})::text as today`.execute(services.db);
    expect(days[0]?.day).toBe(rows[0]?.today);
    expect((await below.here.get(getIncome, {})).days).toMatchObject([{ dailySalary: "500.00", paid: "0.00" }]);
    // Of other days nothing.
    expect((await agent.here.get(getIncome, { from: "2026-11-02", to: "2026-11-02" })).days).toEqual([]);
  });

  it("AC-08: has a salary in real time on the day of its bet", async () => {
    const agent = await join(null, 2);
    await agree(null, agent, "REALTIME", "2026-11-02", { tiers: [{ rate: "2" }] });
    await play([{ who: await join(agent, 0), at: "2026-11-02 10:30", stake: 10_000 }]);
    await measure();
    await make();
    await pay();
    expect((await agent.here.get(getIncome, {})).days).toMatchObject([{ realTimeSalary: "200.00", total: "200.00" }]);
  });
});
