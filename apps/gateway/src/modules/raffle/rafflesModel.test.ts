import { getPointBalance, type PrizeType } from "@marquee/contract";
import { decideRaffleGift, listStaffRaffles } from "@marquee/contract/staff";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Claimer } from "../../../test/bonusWorld.ts";
import { useRaffles } from "../../../test/raffleWorld.ts";
import { createVisitor } from "../../../test/visitor.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";

// Raffles against a reference in plain numbers: no code of the gateway.

const people = 4;
const who = fc.nat(people - 1);
const as = <const Name extends string>(name: Name) => fc.constant(name);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: as("draw"), who }) },
  { weight: 2, arbitrary: fc.record({ do: as("rush"), who: fc.array(who, { minLength: 2, maxLength: 6 }) }) },
  { weight: 5, arbitrary: fc.record({ do: as("stake"), who, amount: fc.integer({ min: 1, max: 900 }) }) },
  { weight: 2, arbitrary: fc.record({ do: as("back"), who, amount: fc.integer({ min: 1, max: 900 }) }) },
  { weight: 2, arbitrary: fc.record({ do: as("gift"), decision: fc.constantFrom("handOver", "cancel") }) },
  { weight: 1, arbitrary: fc.record({ do: as("tomorrow") }) },
);
/** How many tickets bring each kind of prize; one of money is always there. */
const stock = fc.record({
  CASH: fc.integer({ min: 1, max: 3 }),
  POINTS: fc.nat(2),
  GIFT: fc.nat(2),
  NONE: fc.nat(2),
});
const amounts = { CASH: "1000", POINTS: "70", GIFT: null, NONE: null } as const;

interface Setting {
  readonly turn: "ONCE" | "DAY";
  readonly validBet: number;
  readonly stock: Readonly<Record<PrizeType, number>>;
}
const setting: fc.Arbitrary<Setting> = fc.record({
  turn: fc.constantFrom("ONCE", "DAY"),
  validBet: fc.constantFrom(0, 500),
  stock,
});

const { options, timeout } = toHistories(700, 20);

describe("raffles of random histories", () => {
  const world = useRaffles();
  const { codeOf, db, idOf, stake, staff } = world;
  const members: Claimer[] = [];
  const others: Claimer[] = [];
  const memberIds: string[] = [];

  beforeAll(async () => {
    const beside = await world.app().openBeside();
    Object.assign(beside.services, { limiter: async () => {} });
    for (let count = 0; count < people; count += 1) {
      const member = await world.newMember();
      const visitor = createVisitor(beside, "aurelune.localhost", "AURELUNE");
      visitor.setToken(member.visitor.getToken());
      members.push(member);
      others.push({ name: member.name, visitor });
      memberIds.push(await idOf(member));
    }
  });
  const toMember = (at: number, isOther = false): Claimer => {
    const found = (isOther ? others : members)[at];
    if (found === undefined) throw new Error("there is no such member");
    return found;
  };

  /** What each member has: money in units, and points. */
  const listOwned = (): Promise<readonly (readonly [money: number, points: number])[]> =>
    Promise.all(
      members.map(
        async (member) =>
          [await world.balanceOf(member), Number((await member.visitor.get(getPointBalance, {})).points)] as const,
      ),
    );

  const listTickets = async (id: string) => {
    const { rows } = await sql<{ who: string; type: PrizeType; gift: string | null; record: string }>`
      select k.member_id as who, p.type, k.gift_state as gift, k.record_no as record from raffle_tickets k
      join raffle_prizes p on p.tenant_id = k.tenant_id and p.raffle_id = k.raffle_id and p.place = k.prize
      where k.raffle_id = ${id}::uuid and k.member_id is not null order by k.number`.execute(db());
    return rows;
  };

  const decide = async (recordId: string, decision: "handOver" | "cancel"): Promise<string> => {
    const { body } = await staff("pia").call(decideRaffleGift, {
      recordId,
      decision,
      remark: "as agreed",
      reason: "for a test",
    });
    return body.success ? "done" : body.errorCode;
  };

  it(
    "PM-15: draws at two gateways, stakes, take-backs, gifts and the next day in any order give each ticket once, and pay what a reference says",
    async () => {
      await fc.assert(
        fc.asyncProperty(setting, fc.array(step, { minLength: 8, maxLength: 24 }), async (wanted, steps) => {
          const prizes = (["CASH", "POINTS", "GIFT", "NONE"] as const)
            .filter((type) => wanted.stock[type] > 0)
            .map((type) => ({ type, names: { EN: type }, amount: amounts[type], count: wanted.stock[type] }));
          const tickets = prizes.reduce((sum, { count }) => sum + count, 0);
          const { turn, validBet } = wanted;
          const id = await world.makeOpen({ turn, validBet: `${validBet}`, prizes });
          const before = await listOwned();
          // Of the period of now.
          let drawn = new Set<number>();
          let staked = members.map(() => 0);
          let taken = 0;
          const gifts = new Map<string, string>();
          const toCode = (at: number): string => {
            if (drawn.has(at)) return "raffle.already";
            if (taken >= tickets) return "raffle.none.left";
            return validBet > 0 && (staked[at] ?? 0) < validBet ? "raffle.condition" : "done";
          };
          for (const [place, each] of steps.entries()) {
            if (each.do === "draw") {
              const code = toCode(each.who);
              expect(await codeOf(toMember(each.who, place % 2 === 0), id)).toBe(code);
              if (code !== "done") continue;
              drawn.add(each.who);
              taken += 1;
            }
            if (each.do === "rush") {
              // Each member once at the most, and no more than there are tickets; who is first is nobody's choice.
              const able = new Set(each.who.filter((at) => toCode(at) === "done"));
              const said = await Promise.all(each.who.map((at, index) => codeOf(toMember(at, index % 2 === 0), id)));
              const done = each.who.filter((_, index) => said[index] === "done");
              expect(new Set(done).size).toBe(done.length);
              expect(done).toHaveLength(Math.min(able.size, tickets - taken));
              for (const at of done) {
                expect(able).toContain(at);
                drawn.add(at);
              }
              taken += done.length;
            }
            if (each.do === "stake" || each.do === "back") {
              const amount = each.do === "back" ? -each.amount : each.amount;
              await stake(toMember(each.who), amount);
              staked = staked.map((sum, at) => (at === each.who ? sum + amount : sum));
            }
            if (each.do === "gift") {
              const open = (await listTickets(id)).find(({ gift }) => gift === "PROCESS");
              if (open === undefined) continue;
              const said = await Promise.all([1, 2].map(() => decide(open.record, each.decision)));
              expect(said.toSorted()).toEqual(["done", "state.changed"]);
              gifts.set(open.record, each.decision === "cancel" ? "CANCELLED" : "DONE");
            }
            if (each.do === "tomorrow" && turn === "DAY") {
              // What was drawn and staked today was so the day before.
              await world.toDayBefore(id);
              drawn = new Set();
              staked = members.map(() => 0);
            }
          }
          const found = await listTickets(id);
          expect(found).toHaveLength(taken);
          // Nobody has more than there was of a prize, and no ticket is gone while another is left.
          for (const { type, count } of prizes) {
            const given = found.filter((one) => one.type === type).length;
            expect(given).toBeLessThanOrEqual(count);
            if (taken === tickets) expect(given).toBe(count);
          }
          for (const { type, gift, record } of found)
            expect(gift).toBe(type === "GIFT" ? (gifts.get(record) ?? "PROCESS") : null);
          const owned = await listOwned();
          for (const [at, memberId] of memberIds.entries()) {
            const own = found.filter((one) => one.who === memberId);
            const count = (type: PrizeType): number => own.filter((one) => one.type === type).length;
            const [money, points] = before[at] ?? [0, 0];
            expect(owned[at]).toEqual([money + count("CASH") * 1_000, points + count("POINTS") * 70]);
          }
          const listed = (await staff("pia").get(listStaffRaffles, {})).find((one) => one.id === id);
          const cost = `${found.filter(({ type }) => type === "CASH").length * 1_000}.00`;
          expect(listed).toMatchObject({ drawn: taken, tickets, cost });
          await world.shift(id, -120);
          expect(await codeOf(toMember(0), id)).toBe("raffle.not.open");
        }),
        options,
      );
      expect(await listImbalances(db())).toEqual([]);
    },
    timeout,
  );
});
