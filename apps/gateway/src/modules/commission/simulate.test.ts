import { simulateContract } from "@marquee/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { useBills } from "../../../test/billWorld.ts";

describe("what the last periods would have brought under other terms", () => {
  const world = useBills("simulated");
  const { join, agree, play, measure } = world;

  it("X-58: the last days under new terms for both sides, as bills would have been; nothing is stored", async () => {
    const upline = await join(null, 2);
    const downline = await join(upline);
    const player = await join(downline, 0);
    const beside = await join(upline, 0);
    const { rows } = await sql<{ day: string }>`
      select to_char(d.at, 'YYYY-MM-DD') as day from generate_series(3, 1, -1) as n
      cross join lateral (select clock_timestamp() at time zone ${world.zone()} - n * interval '1 day' as at) d`.execute(
      world.db(),
    );
    const [first = "", second = "", third = ""] = rows.map(({ day }) => day);
    await agree(null, upline, "DAILY", first, { tiers: [{ rate: "2" }] });
    await play([
      { who: player, at: `${first} 10:00`, stake: 100_000 },
      { who: player, at: `${second} 10:00`, stake: 300_000 },
      { who: beside, at: `${second} 11:00`, stake: 50_000 },
      { who: player, at: `${third} 10:00`, stake: 10_000 },
    ]);
    await measure();
    const terms = {
      tiers: [
        { rate: "0.5", betAmountPerDay: "50000" },
        { rate: "1", betAmountPerDay: "200000" },
      ],
    };
    const asked = { kind: "DAILY", account: downline.name, terms } as const;
    const { periods } = await upline.here.get(simulateContract, asked);
    expect(periods.map(({ downline: pay, tier, upline: own }) => ({ pay, tier, own }))).toEqual([
      { pay: "0.00", tier: null, own: { gets: "200.00", keeps: "200.00" } },
      { pay: "3000.00", tier: 1, own: { gets: "7000.00", keeps: "4000.00" } },
      { pay: "500.00", tier: 0, own: { gets: "2000.00", keeps: "1500.00" } },
    ]);
    // The downline tries what it is asked, and hears nothing of what its upline has.
    const { periods: own } = await downline.here.get(simulateContract, { kind: "DAILY", terms });
    expect(own.map(({ downline: pay, upline: above }) => ({ pay, above }))).toEqual([
      { pay: "0.00", above: null },
      { pay: "3000.00", above: null },
      { pay: "500.00", above: null },
    ]);
    const { rows: stored } = await sql<{ count: number }>`
      select count(*)::int as count from contracts where member_id = ${downline.id}`.execute(world.db());
    expect(stored[0]?.count).toBe(0);
  });

  it("X-58: more than the own rate, wrong terms and accounts of others are refused as a request would be", async () => {
    const upline = await join(null, 2);
    const downline = await join(upline);
    await agree(null, upline, "DAILY", "2026-11-02", { tiers: [{ rate: "2" }] });
    const refuse = async (account: string, rate: string) => {
      const { body } = await upline.here.call(simulateContract, {
        kind: "DAILY",
        account,
        terms: { tiers: [{ rate }] },
      });
      return body.success ? "done" : body.errorCode;
    };
    expect(await refuse(downline.name, "2.01")).toBe("contract.rate.too.high");
    expect(await refuse(downline.name, "1,5")).toBe("contract.terms.invalid");
    expect(await refuse(upline.name, "1")).toBe("contract.target.not.direct");
    for (const account of ["nobodyatall", "__proto__", (await join(null, 2)).name])
      expect(await refuse(account, "1")).toBe("permission.denied");
  });
});
