import { toMoney, transferWallet, type WalletTransferRequest } from "@marquee/contract";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MemoryVendor, openMemoryVendor } from "../../../../test/memoryVendor.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { toKey } from "../../../../test/vendorApp.ts";
import { openAurelune, type Visitor } from "../../../../test/visitor.ts";
import type { App } from "../../../app.ts";
import { applySwitch } from "../../../operator/applySwitch.ts";
import { askVendors, readVendorPlays } from "./vendorJobs.ts";
import { sql } from "kysely";

// Whatever is lost, doubled, late or dead on the way: the two wallets end as the vendor's word says, and hold nothing that was not put there.

type Step =
  | { readonly kind: "in" | "out"; readonly units: number; readonly at: 0 | 1 }
  | { readonly kind: "both"; readonly units: number }
  | { readonly kind: "recall" | "arrive" | "ask" | "read" | "die" }
  | { readonly kind: "play"; readonly units: number }
  | { readonly kind: "fault"; readonly fault: MemoryVendor["fault"] };

const units = fc.integer({ min: 1, max: 120 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom("in", "out"), units, at: fc.constantFrom(0, 1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("both"), units }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom("recall", "arrive", "ask", "read", "die") }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("play"), units: fc.integer({ min: -60, max: 60 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("fault"),
      fault: fc.constantFrom("none", "lose", "drop", "late", "refuse", "silent"),
    }),
  },
);

const { options, timeout } = toHistories(400);

describe("transfers against a reference", () => {
  let app: TestApp;
  let gateways: readonly App[];
  let vendor: MemoryVendor;
  let visitors: readonly Visitor[];
  let memberId = "";

  beforeAll(async () => {
    app = await openTestApp();
    vendor = openMemoryVendor("AURELUNE", "LUNA");
    gateways = [app, await app.openBeside()];
    // Thousands of histories are more calls than one address may make.
    for (const { services } of gateways)
      Object.assign(services, { vendorWallets: vendor.wallets, limiter: async () => {} });
    const { db, tenantRegistry } = app.services;
    await applySwitch(db, { kind: "module", merchant: "aurelune", subject: "TRANSFER3", state: "on" }, "test");
    await tenantRegistry.refresh();
    await gateways[1]?.services.tenantRegistry.refresh();
    visitors = gateways.map((gateway) => openAurelune(gateway));
    const { id = "" } = { ...(await visitors[0]?.registerAs("modelann")) };
    memberId = id;
    visitors[1]?.setToken(visitors[0]?.getToken());
  });
  afterAll(() => app.close());

  const send = async (at: number, request: WalletTransferRequest): Promise<void> => {
    // Refusals are part of it.
    await visitors[at]?.call(transferWallet, request, toKey());
  };
  const amountOf = (count: number): string => `${count * 1_000}.00`;
  const put = (at: number, count: number) => send(at, { from: "MAIN", to: "LUNA", amount: amountOf(count) });
  const take = (at: number, count: number) => send(at, { from: "LUNA", to: "MAIN", amount: amountOf(count) });
  const ask = async (): Promise<void> => {
    await sql`update vendor_transfers set ask_at = clock_timestamp() - interval '1 second'
      where state in ('CREATED', 'SENT', 'PENDING')`.execute(app.services.db);
    await Promise.all(gateways.map(({ services }) => askVendors(services)));
  };
  const read = async (): Promise<readonly bigint[]> => {
    const { sumBalance, wallets } = { ...(await visitors[0]?.getBalance()) };
    expect(sumBalance).toBeDefined();
    return (wallets ?? []).map(({ balance }) => toMoney(balance));
  };

  async function run(each: Step): Promise<void> {
    if (each.kind === "in") return put(each.at, each.units);
    if (each.kind === "out") return take(each.at, each.units);
    if (each.kind === "both") return void (await Promise.all([put(0, each.units), put(1, each.units), take(0, 1)]));
    if (each.kind === "recall") return send(1, { from: "LUNA", to: "MAIN", all: true });
    if (each.kind === "play") return vendor.play(memberId, BigInt(each.units) * 10_000_000n);
    if (each.kind === "arrive") return vendor.arrive();
    if (each.kind === "ask") return ask();
    if (each.kind === "read")
      return void (await Promise.all(gateways.map(({ services }) => readVendorPlays(services))));
    if (each.kind === "fault") return void (vendor.fault = each.fault);
    // The gateway dies between storing a transfer and asking for it.
    await sql`insert into vendor_transfers (tenant_id, transfer_id, member_id, vendor, direction, currency, amount, state, ask_at)
      select 'aurelune', 'DEAD' || gen_random_uuid(), ${memberId}, 'LUNA', 'OUT', 'VND', 10000, 'CREATED', clock_timestamp()
      on conflict do nothing`.execute(app.services.db);
  }

  it(
    "WL-04, X-01: random transfers by two gateways, lost, late and refused answers, deaths and plays end as the vendor's word says",
    async () => {
      const start = 1_000_000_000n;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
          for (const each of steps) {
            await run(each);
            const [main = -1n, there = -1n] = await read();
            expect(main >= 0n && there >= 0n).toBe(true);
          }
          vendor.fault = "none";
          await ask();
          vendor.arrive();
          await Promise.all(gateways.map(({ services }) => readVendorPlays(services)));
          const open = await sql`select 1 from vendor_transfers where state in ('CREATED', 'SENT', 'PENDING')`.execute(
            app.services.db,
          );
          expect(open.rows).toEqual([]);
          const { balance, taken, given } = vendor.tell(memberId);
          expect(await read()).toEqual([start - taken + given, balance]);
        }),
        options,
      );
      expect(await app.listFaults()).toEqual([]);
      // Not a history of refusals alone.
      const { rows } = await sql<{ state: string }>`
        select distinct state from vendor_transfers order by state`.execute(app.services.db);
      expect(rows).toEqual([{ state: "FAILED" }, { state: "SUCCESS" }]);
    },
    timeout,
  );
});
