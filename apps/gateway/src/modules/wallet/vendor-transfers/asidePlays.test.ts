import { transferWallet } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MemoryVendor, openMemoryVendor } from "../../../../test/memoryVendor.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { switchModules } from "../../../../test/registration.ts";
import { toKey } from "../../../../test/vendorApp.ts";
import { openAurelune } from "../../../../test/visitor.ts";
import type { App } from "../../../app.ts";
import { readVendorPlays } from "./vendorJobs.ts";
import { tables } from "../../../../test/tables.ts";

describe("plays that the ledger cannot take", () => {
  let app: TestApp;
  let beside: App;
  let vendor: MemoryVendor;
  let names = 0;

  beforeAll(async () => {
    app = await openTestApp();
    beside = await app.openBeside();
    vendor = openMemoryVendor("AURELUNE", "LUNA");
    for (const { services } of [app, beside]) Object.assign(services, { vendorWallets: vendor.wallets });
    await switchModules(app, "aurelune", { TRANSFER3: "on" });
    await beside.services.tenantRegistry.refresh();
  });
  afterAll(() => app.close());

  /** A member with ₫20,000 at the vendor. */
  const join = async () => {
    const visitor = openAurelune(app);
    const { session } = await visitor.registerAs(`aside${(names += 1)}`);
    await visitor.get(transferWallet, { from: "MAIN", to: "LUNA", amount: "20000.00" }, toKey());
    const atVendor = async () => (await visitor.getBalance()).wallets[1]?.balance;
    return { visitor, memberId: session?.id ?? "", atVendor };
  };
  const listAside = async () => {
    const { rows } = await sql<{ play_id: string; reason: string }>`
      select play_id, reason from vendor_plays_aside order by at, play_id`.execute(app.services.db);
    return rows;
  };
  /** What the job says; nothing when it is content. */
  const read = (services = app.services): Promise<string> =>
    readVendorPlays(services).then(
      () => "",
      (error: unknown) => (error instanceof AggregateError ? error.errors.map(String).join() : String(error)),
    );

  it("WL-04: a play beyond what the vendor got, one of nobody here and one that cannot be read are set aside with an alarm, once, and everybody else's play goes on", async () => {
    const [ann, bob] = [await join(), await join()];
    expect(await read()).toBe("");
    vendor.claim({ playerId: ann.memberId, amount: -500_000_000n, playId: "1.77" });
    vendor.claim({ playerId: "nobody-here", amount: 10_000n, playId: "2.77", kind: "WIN" });
    vendor.claim({ gameCode: "rng-luna-1" });
    vendor.play(bob.memberId, -50_000_000n);
    vendor.play(ann.memberId, 70_000_000n);
    const said = await Promise.all([read(), read(beside.services), read()]);
    for (const each of said) expect(each).toMatch(/3 plays of LUNA at AURELUNE were set aside/);
    expect(app.logged()).toContain("plays were set aside");
    expect((await listAside()).map(({ reason }) => reason).toSorted()).toEqual(["ledger", "player", "unreadable"]);
    expect([await ann.atVendor(), await bob.atVendor()]).toEqual(["27000.00", "15000.00"]);
    vendor.play(bob.memberId, 10_000_000n);
    await read();
    expect(await bob.atVendor()).toBe("16000.00");
    expect(await listAside()).toHaveLength(3);
    const back = await bob.visitor.get(transferWallet, { from: "LUNA", to: "MAIN", amount: "16000.00" }, toKey());
    expect(back).toMatchObject({ status: "SUCCESS" });
    expect(await app.listFaults()).toEqual([]);
  });

  it("WL-04: the alarm ends a day after the last one", async () => {
    expect(await read()).toMatch(/set aside/);
    await sql`insert into vendor_plays_aside (tenant_id, vendor, play_id, play, reason, at)
      select tenant_id, 'NOVA', play_id, play, reason, clock_timestamp() - interval '25 hours' from vendor_plays_aside`.execute(
      app.services.db,
    );
    const { count } = await tables(app.services.db)
      .selectFrom("vendor_plays_aside")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(6);
    const other = openMemoryVendor("AURELUNE", "NOVA");
    Object.assign(app.services, { vendorWallets: other.wallets });
    expect(await read()).toBe("");
  });
});
