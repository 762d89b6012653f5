import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Person, toCode, useTips } from "../../../test/tipWorld.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";

// Tips and rains against a reference that counts in plain numbers: no code of the gateway.

const limits = { max: "90000", pairAmount: "150000", dayAmount: "250000", receivedAmount: "200000", rainMax: "120000" };
const [pairMost, dayMost, receivedMost, start] = [150_000, 250_000, 200_000, 180_000];

type Step =
  | { readonly do: "tip"; readonly from: number; readonly to: number; readonly amount: number }
  | { readonly do: "rain"; readonly from: number; readonly amount: number }
  | { readonly do: "fund"; readonly from: number; readonly amount: number };

const who = fc.nat(2);
const amount = fc.integer({ min: 1_000, max: 90_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("tip" as const), from: who, to: who, amount }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("rain" as const), from: who, amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("fund" as const), from: who, amount }) },
);

class Reference {
  readonly balance = [start, start, start];
  readonly held = [0, 0, 0];
  readonly given = [0, 0, 0];
  readonly #pairs = new Map<string, number>();

  #at = (list: readonly number[], index: number): number => list[index] ?? 0;
  #pair = (from: number, to: number): number => this.#pairs.get(`${from} ${to}`) ?? 0;
  #received = (to: number): number => [0, 1, 2].reduce((sum, from) => sum + this.#pair(from, to), 0);

  fund(to: number, more: number): void {
    this.balance[to] = this.#at(this.balance, to) + more;
  }

  #fits(from: number, to: number, each: number): boolean {
    return this.#received(to) + each <= receivedMost && this.#pair(from, to) + each <= pairMost;
  }

  #means(from: number, wanted: number): string | undefined {
    if (this.#at(this.given, from) + wanted > dayMost) return "chat.tip.daily";
    if (wanted > this.#at(this.balance, from)) return "wallet.insufficient";
    return wanted > this.#at(this.balance, from) - this.#at(this.held, from) ? "turnover.required" : undefined;
  }

  #move(from: number, to: number, each: number): void {
    this.balance[from] = this.#at(this.balance, from) - each;
    this.given[from] = this.#at(this.given, from) + each;
    this.balance[to] = this.#at(this.balance, to) + each;
    this.held[to] = this.#at(this.held, to) + each;
    this.#pairs.set(`${from} ${to}`, this.#pair(from, to) + each);
  }

  tip(from: number, to: number, wanted: number): string {
    if (from === to) return "chat.tip.receiver";
    if (this.#pair(from, to) + wanted > pairMost) return "chat.tip.pair";
    if (this.#received(to) + wanted > receivedMost) return "chat.tip.receiver";
    const fault = this.#means(from, wanted);
    if (fault === undefined) this.#move(from, to, wanted);
    return fault ?? "sent";
  }

  rain(from: number, wanted: number): string {
    let able = [0, 1, 2].filter((to) => to !== from);
    for (;;) {
      if (able.length === 0) return "chat.tip.nobody";
      const each = Math.floor(wanted / able.length);
      const left = able.filter((to) => this.#fits(from, to, each));
      if (left.length === able.length) break;
      able = left;
    }
    const each = Math.floor(wanted / able.length);
    const fault = this.#means(from, wanted);
    if (fault === undefined) for (const to of able) this.#move(from, to, each);
    return fault ?? "sent";
  }
}

const { options, timeout } = toHistories(600, 6);

describe("tips of random histories", () => {
  const world = useTips();

  it(
    "X-44, Q-36: tips and rains in any order leave what a reference says, and the ledger is balanced",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
          await world.setLimits(limits);
          const room = await world.makeRoom();
          const people: Person[] = [];
          for (let index = 0; index < 3; index += 1) people.push(await world.join(start, room));
          const reference = new Reference();
          const personOf = (index: number): Person => {
            const found = people[index];
            if (found === undefined) throw new Error("nobody has this number");
            return found;
          };
          for (const one of steps) {
            const from = personOf(one.from);
            if (one.do === "fund") {
              await world.fund(from.id, BigInt(one.amount) * 10_000n);
              reference.fund(one.from, one.amount);
              continue;
            }
            const body =
              one.do === "tip"
                ? await world.tipError(from, personOf(one.to), String(one.amount), { roomId: room })
                : await world.rainError(from, String(one.amount), room);
            const expected =
              one.do === "tip" ? reference.tip(one.from, one.to, one.amount) : reference.rain(one.from, one.amount);
            expect(toCode(body), JSON.stringify(one)).toBe(expected);
          }
          expect(await Promise.all(people.map(world.balanceOf))).toEqual(reference.balance);
        }),
        options,
      );
      expect(await listImbalances(world.db())).toEqual([]);
    },
    timeout,
  );
});
