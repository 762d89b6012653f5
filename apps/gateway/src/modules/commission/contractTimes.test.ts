import { transact } from "@marquee/database";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { rateOf, type TestAgent, tenantId, useContracts } from "../../../test/contractWorld.ts";
import { moveMember } from "../agent/index.ts";
import { getNextStart } from "./contractStore.ts";
import { endContractsOfMove } from "./index.ts";

describe("when terms of contracts begin and end", () => {
  const world = useContracts("times");
  const { join, sign, answer, offer, show } = world;
  const db = () => world.app().services.db;

  async function openPair() {
    const upline = await join(null, 2);
    await world.signByHouse(upline, "DAILY", "4");
    return { upline, downline: await join(upline) };
  }

  /** A time after the next period's start, which a test puts where a longer period would have. */
  const later = sql<Date>`date_trunc('milliseconds', clock_timestamp() + interval '40 days')`;

  async function change(upline: TestAgent, downline: TestAgent, rate: string) {
    const own = await show(downline, "DAILY");
    if (own === null) throw new Error("there is no contract");
    const request = { action: "REQUEST", contractId: own.id, version: own.version, terms: rateOf(rate) } as const;
    return (await world.act(upline, "DAILY", request)).contract;
  }

  it("CT-04: a contract begins only when its upline's own one carries it", async () => {
    const { upline, downline } = await openPair();
    await sql`update contract_terms set effective_from = ${later} where contract_id in
      (select id from contracts where member_id = ${upline.id})`.execute(db());
    const { effectiveFrom } = await sign(upline, downline, "DAILY", "2");
    expect((effectiveFrom ?? 0) - Date.now()).toBeGreaterThan(39 * 86_400_000);
  });

  it("CT-04: a new contract begins when the one before it pays no more, and is a contract already", async () => {
    const { upline, downline } = await openPair();
    const first = await sign(upline, downline, "DAILY", "2");
    await answer(upline, "ACCEPT", (await answer(downline, "TERMINATE", first)).contract);
    await sql`update contracts set ends_at = ${later} where id = ${first.id}`.execute(db());
    const { effectiveFrom, status } = await sign(upline, downline, "DAILY", "1");
    expect((effectiveFrom ?? 0) - Date.now()).toBeGreaterThan(39 * 86_400_000);
    expect(status).toBe("IN_FORCE");
  });

  it("terms that were agreed later count, also before those that were agreed first would have begun", async () => {
    const { upline, downline } = await openPair();
    await sign(upline, downline, "DAILY", "1");
    const { contract } = await answer(downline, "ACCEPT", await change(upline, downline, "3"));
    await sql`update contract_terms set effective_from = ${later} where contract_id = ${contract.id} and number = 2`.execute(
      db(),
    );
    await sql`update contract_terms set effective_from = clock_timestamp() - interval '9 days', state = 'AGREED'
      where contract_id = ${contract.id} and number = 1`.execute(db());
    expect(await show(downline, "DAILY")).toMatchObject({
      terms: { tiers: [{ rate: "1.00" }] },
      next: { tiers: [{ rate: "3.00" }] },
    });
    await answer(downline, "ACCEPT", await change(upline, downline, "2"));
    expect(await show(downline, "DAILY")).toMatchObject({
      terms: { tiers: [{ rate: "1.00" }] },
      next: { tiers: [{ rate: "2.00" }] },
    });
    const below = await join(downline);
    expect(
      await world.refuse(downline, "DAILY", { action: "REQUEST", account: below.name, terms: rateOf("3") }),
    ).toMatchObject({
      code: "contract.rate.too.high",
      value: { max: "2.00" },
    });
  });

  it("CT-07: what has been ended and still pays ends earlier where the contract above no longer carries it", async () => {
    const { upline, downline } = await openPair();
    await sign(upline, downline, "DAILY", "3");
    const below = await join(downline);
    const first = await sign(downline, below, "DAILY", "2");
    await answer(downline, "ACCEPT", (await answer(below, "TERMINATE", first)).contract);
    await sql`update contracts set ends_at = ${later} where id = ${first.id}`.execute(db());
    const { contract } = await answer(downline, "ACCEPT", await change(upline, downline, "1"));
    expect(await show(below, "DAILY")).toMatchObject({
      status: "TERMINATED",
      endedAt: (contract.next ?? contract.terms).effectiveFrom,
    });
  });

  it("CT-04: a rate that its upline has lost since is not agreed to any more", async () => {
    const { upline, downline } = await openPair();
    await sign(upline, downline, "DAILY", "3");
    const below = await join(downline);
    const asked = await offer(downline, below, "DAILY", rateOf("2.5"));
    await answer(downline, "ACCEPT", await change(upline, downline, "2"));
    const request = { action: "ACCEPT", contractId: asked.id, version: asked.version } as const;
    expect(await world.refuse(below, "DAILY", request)).toMatchObject({
      code: "contract.rate.too.high",
      value: { max: "2.00" },
    });
    expect((await show(below, "DAILY"))?.status).toBe("REQUESTED");
  });

  it("a move ends at once what has been ended and still pays", async () => {
    const { upline, downline } = await openPair();
    const first = await sign(upline, downline, "DAILY", "3");
    await answer(upline, "ACCEPT", (await answer(downline, "TERMINATE", first)).contract);
    await sql`update contracts set ends_at = ${later} where id = ${first.id}`.execute(db());
    const { messages } = world.app().services;
    await transact(db(), async (tx) => {
      await moveMember(tx, { tenantId, memberId: downline.id }, null);
      await endContractsOfMove(tx, { messages }, world.getTenant());
    });
    expect((await show(downline, "DAILY"))?.endedAt ?? Infinity).toBeLessThan(Date.now() + 60_000);
  });

  it("CT-02: periods begin at the merchant's midnight: each day, on Monday, on the 1st and the 16th, on the 1st; hours by its clock", async () => {
    const start = async (
      kind: "DIVIDEND" | "HOURLY" | "REALTIME",
      period: "DAILY" | "WEEKLY" | "SEMIMONTHLY" | "MONTHLY",
      zone: string,
      at: string,
    ) => (await getNextStart(db(), { kind, period }, zone, new Date(at))).toISOString();
    const [hanoi, newYork, kolkata] = ["Asia/Ho_Chi_Minh", "America/New_York", "Asia/Kolkata"];
    const saturday = "2030-02-16T01:30:00Z";
    expect(await start("DIVIDEND", "DAILY", hanoi, saturday)).toBe("2030-02-16T17:00:00.000Z");
    expect(await start("DIVIDEND", "WEEKLY", hanoi, saturday)).toBe("2030-02-17T17:00:00.000Z");
    expect(await start("DIVIDEND", "SEMIMONTHLY", hanoi, saturday)).toBe("2030-02-28T17:00:00.000Z");
    expect(await start("DIVIDEND", "SEMIMONTHLY", hanoi, "2030-02-15T16:59:59.999Z")).toBe("2030-02-15T17:00:00.000Z");
    expect(await start("DIVIDEND", "MONTHLY", hanoi, "2030-12-31T17:00:00Z")).toBe("2030-12-31T17:00:00.000Z");
    expect(await start("DIVIDEND", "MONTHLY", hanoi, "2030-12-31T17:00:00.001Z")).toBe("2031-01-31T17:00:00.000Z");
    // The day on which clocks go forward has 23 hours, and the hour that comes twice begins twice.
    expect(await start("DIVIDEND", "DAILY", newYork, "2030-03-10T06:00:00Z")).toBe("2030-03-11T04:00:00.000Z");
    expect(await start("HOURLY", "DAILY", newYork, "2030-11-03T05:30:00Z")).toBe("2030-11-03T06:00:00.000Z");
    expect(await start("HOURLY", "DAILY", newYork, "2030-11-03T06:00:00Z")).toBe("2030-11-03T06:00:00.000Z");
    expect(await start("HOURLY", "DAILY", kolkata, "2030-11-03T05:31:00Z")).toBe("2030-11-03T06:30:00.000Z");
    expect(await start("REALTIME", "DAILY", hanoi, saturday)).toBe("2030-02-16T01:30:00.000Z");
  });
});
