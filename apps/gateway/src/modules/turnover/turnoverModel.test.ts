import { randomUUID } from "node:crypto";
import { toMoney } from "@marquee/contract";
import { transact } from "@marquee/database";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { getAccountBalance } from "../../ledger/readLedger.ts";
import { postTransfer } from "../../ledger/postTransfer.ts";
import { lockMoney } from "../withdrawal/lockMoney.ts";
import { requirePlayed } from "../withdrawal/requirePlayed.ts";
import { requireDepositTurnover } from "./requireDeposit.ts";
import { listOpen } from "./requirementStore.ts";
import { putSettings } from "./settingsStore.ts";
import { toDefaultSettings } from "./settings.ts";
import { readSettledStakes, settleVendorStakes } from "./settledStakeStore.ts";

// What the database does with deposits, settles, stakes taken back, expiries and withdrawals equals a reference in plain code.

type Step =
  | { readonly do: "deposit"; readonly units: number }
  | { readonly do: "settle"; readonly units: readonly number[] }
  | { readonly do: "undo"; readonly at: number }
  | { readonly do: "expire"; readonly at: number }
  | { readonly do: "lose" }
  | { readonly do: "withdraw"; readonly units: number };

const units = fc.integer({ min: 1, max: 40 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("deposit" as const), units }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("settle" as const),
      units: fc.array(units, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("undo" as const), at: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("expire" as const), at: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("lose" as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("withdraw" as const), units }) },
);

interface Requirement {
  readonly orderNo: string;
  readonly held: bigint;
  readonly required: bigint;
  done: bigint;
  state: "OPEN" | "DONE" | "EXPIRED" | "LOST";
}

/** The reference: amounts in 1/10,000 of the unit, a factor of two, and a weight of half a stake. */
class Model {
  balance = 0n;
  /** What withdrawals under way hold: money of the member's still. */
  frozen = 0n;
  readonly requirements: Requirement[] = [];
  readonly stakes: { readonly round: string; readonly stake: bigint; counted: bigint; isUndone: boolean }[] = [];

  open = (): readonly Requirement[] => this.requirements.filter(({ state }) => state === "OPEN");
  held = (): bigint => this.open().reduce((sum, { held }) => sum + held, 0n);

  deposit(orderNo: string, amount: bigint): void {
    if (this.balance + this.frozen < small) for (const each of this.open()) each.state = "LOST";
    this.requirements.push({ orderNo, held: amount, required: amount * 2n, done: 0n, state: "OPEN" });
    this.balance += amount;
  }

  settle(round: string, stake: bigint): void {
    let left = stake / 2n;
    for (const each of this.open()) {
      const part = left < each.required - each.done ? left : each.required - each.done;
      each.done += part;
      left -= part;
      if (each.done === each.required) each.state = "DONE";
    }
    this.stakes.push({ round, stake, counted: stake / 2n - left, isUndone: false });
  }

  undo(at: number): void {
    const stake = this.stakes[at];
    if (stake === undefined) return;
    stake.isUndone = true;
    let left = stake.counted;
    for (const each of this.requirements.toReversed()) {
      if (each.state !== "OPEN" && each.state !== "DONE") continue;
      const part = left < each.done ? left : each.done;
      each.done -= part;
      left -= part;
      if (part > 0n) each.state = "OPEN";
    }
  }
}

const one = toMoney("1000");
const small = one;
const { options, timeout } = toHistories(600);

describe("turnover against a reference", () => {
  let app: TestApp;
  let tenant = { id: "", currency: "" };
  let game = "";
  let names = 0;

  beforeAll(async () => {
    app = await openTestApp();
    // Thousands of histories are more registrations than one address may make.
    Object.assign(app.services, { limiter: async () => {} });
    const { db, tenantRegistry } = app.services;
    const found = tenantRegistry.list().find(({ code }) => code === "AURELUNE");
    if (found === undefined) throw new Error("no merchant");
    tenant = found;
    const { rows } = await sql<{ code: string; category: string }>`
      select code, category from games where tenant_id = ${tenant.id} order by code limit 1`.execute(db);
    game = rows[0]?.code ?? "";
    const base = toDefaultSettings(tenant.currency);
    const weights = { ...base.weights, [rows[0]?.category ?? ""]: 50 };
    await putSettings(
      db,
      tenant.id,
      { ...base, depositPercent: 200, signupPercent: 0, smallAmount: "1000", weights },
      0,
    );
  });
  afterAll(() => app.close());

  const move = (tx: Db, memberId: string, amount: bigint) => {
    const asset = tenant.currency;
    return postTransfer(tx, {
      tenant: tenant.id,
      scope: "test",
      key: randomUUID(),
      ref: "test",
      postings: [
        { account: toHouseAccount("real", tenant.id, "deposits"), asset, kind: "DEPOSIT", amount: -amount },
        { account: toMemberAccount("real", memberId, "main"), asset, kind: "DEPOSIT", amount },
      ],
    });
  };

  const withdraw = async (memberId: string, amount: bigint): Promise<string> => {
    const { id: tenant_id, currency } = tenant;
    const order = { tenant_id, member_id: memberId, order_no: `W${randomUUID()}`, currency, amount };
    try {
      await transact(app.services.db, async (tx) => {
        await lockMoney(tx, order);
        await requirePlayed(tx, order);
      });
      return "taken";
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };

  // First: the other test registers as many members as one address may in a day.
  it("X-33: a reader of the stream waits for a settle that runs, and then misses none and meets none twice", async () => {
    const { db } = app.services;
    const { id: memberId = "" } = { ...(await openAurelune(app).registerAs("streamreader")) };
    const { rows } = await sql<{ place: string }>`
      select xid || ':' || sequence as place from settled_stakes order by xid desc, sequence desc limit 1`.execute(db);
    const from = rows[0]?.place;
    const settle = (tx: Db, roundId: string): Promise<void> =>
      settleVendorStakes(tx, tenant.id, [
        { memberId, gameCode: game, roundId, currency: tenant.currency, stake: one, win: 0n },
      ]);
    const slow =
      inject("testSource").kind === "postgres"
        ? transact(db, async (tx) => {
            await settle(tx, "slow");
            await transact(db, (other) => settle(other, "fast"));
            // The one that began later is there; what it has settled is left for later all the same.
            expect(await readSettledStakes(db, from, 10)).toEqual([]);
          })
        : transact(db, (tx) => settle(tx, "slow")).then(() => transact(db, (tx) => settle(tx, "fast")));
    await slow;
    // Other databases of the server may have a transaction under way that began earlier: then it is waited for too.
    await expect
      .poll(async () => {
        const first = await readSettledStakes(db, from, 1);
        const rest = await readSettledStakes(db, first[0]?.place ?? from, 10);
        return [...first, ...rest].map(({ roundId, stake, weight }) => [roundId, stake, weight]);
      })
      .toEqual([
        ["slow", one, 50],
        ["fast", one, 50],
      ]);
    await expect(readSettledStakes(db, "no place", 1)).rejects.toThrow(RangeError);
  });

  it(
    "X-33: deposits, parallel settles, stakes taken back, expiries, losses and withdrawals in any order leave what a reference says",
    async () => {
      const { db } = app.services;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
          const { id: memberId = "" } = { ...(await openAurelune(app).registerAs(`turnover${(names += 1)}x`)) };
          const key = { tenantId: tenant.id, memberId };
          const account = {
            tenant: tenant.id,
            account: toMemberAccount("real", memberId, "main"),
            asset: tenant.currency,
          };
          const model = new Model();
          model.balance = (await getAccountBalance(db, account)) ?? 0n;
          const settle = (roundId: string, stake: bigint): Promise<void> =>
            transact(db, (tx) =>
              settleVendorStakes(tx, tenant.id, [
                { memberId, gameCode: game, roundId, currency: tenant.currency, stake, win: 0n },
              ]),
            );
          for (const each of steps) {
            if (each.do === "deposit") {
              const [orderNo, amount] = [randomUUID(), BigInt(each.units) * one];
              await transact(db, async (tx) => {
                await requireDepositTurnover(tx, { ...key, orderNo, currency: tenant.currency, amount });
                await move(tx, memberId, amount);
              });
              model.deposit(orderNo, amount);
            }
            if (each.do === "settle") {
              // Together: which of them fills a requirement last differs, the sums do not.
              const sent = each.units.map((count) => ({ round: randomUUID(), stake: BigInt(count) * one }));
              await Promise.all(sent.map(({ round, stake }) => settle(round, stake)));
              const { rows } = await sql<{ round: string }>`
                select round_id as round from settled_stakes where member_id = ${memberId} order by sequence`.execute(
                db,
              );
              const order = rows.map(({ round }) => round);
              for (const { round, stake } of sent.toSorted((a, b) => order.indexOf(a.round) - order.indexOf(b.round)))
                model.settle(round, stake);
            }
            if (each.do === "undo") {
              const at = model.stakes.length === 0 ? -1 : each.at % model.stakes.length;
              const stake = model.stakes[at];
              if (stake === undefined || stake.isUndone) continue;
              await settle(stake.round, -stake.stake);
              model.undo(at);
            }
            if (each.do === "expire") {
              const open = model.open();
              const found = open[each.at % Math.max(1, open.length)];
              if (found === undefined) continue;
              await sql`update turnover_requirements set expires_at = clock_timestamp() where ref = ${found.orderNo}`.execute(
                db,
              );
              found.state = "EXPIRED";
            }
            if (each.do === "lose" && model.balance > 0n) {
              await move(db, memberId, -model.balance);
              model.balance = 0n;
            }
            if (each.do === "withdraw") {
              const amount = BigInt(each.units) * one;
              const expected =
                amount > model.balance
                  ? "wallet.insufficient"
                  : model.open().length > 0 && model.balance - amount < model.held()
                    ? "turnover.required"
                    : "taken";
              expect(await withdraw(memberId, amount)).toBe(expected);
              if (expected !== "taken") continue;
              model.balance -= amount;
              model.frozen += amount;
            }
            const open = await listOpen(db, key);
            expect(open.map(({ ref, held, done }) => [ref, BigInt(held), BigInt(done)])).toEqual(
              model.open().map(({ orderNo, held, done }) => [orderNo, held, done]),
            );
            expect(await getAccountBalance(db, account)).toBe(model.balance);
          }
          const { rows } = await sql<{ stake: string; counted: string }>`
            select coalesce(sum(stake), 0) as stake, coalesce(sum(counted), 0) as counted from settled_stakes where member_id = ${memberId}`.execute(
            db,
          );
          const standing = model.stakes.filter(({ isUndone }) => !isUndone);
          expect(BigInt(rows[0]?.stake ?? 0)).toBe(standing.reduce((sum, { stake }) => sum + stake, 0n));
        }),
        options,
      );
      expect(await app.listFaults()).toEqual([]);
    },
    timeout,
  );
});
