import { transact } from "@marquee/database";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Claimer } from "../../../test/bonusWorld.ts";
import { useMissions } from "../../../test/missionWorld.ts";
import { Refusal } from "../../http/Refusal.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";
import { payMission } from "./claimMission.ts";
import { listOffers } from "./offerStore.ts";
import { toStatus } from "./toMission.ts";

// Missions against a reference that counts in plain numbers and tells days by the calendar of Berlin: no code of the gateway.

const timeZone = "Europe/Berlin";
/** From Friday to Tuesday; Sunday the 25th has 25 hours there. */
const first = Date.UTC(2026, 9, 22, 22);
const hour = 3_600_000;
/** Hours since the beginning of Friday; midnights of both sides of the change are among them. */
const when = fc.oneof(fc.nat(119), fc.constantFrom(23, 24, 47, 48, 72, 73, 97, 121));
const stake = fc.integer({ min: 1, max: 900 });

type Step =
  | { readonly do: "stake" | "back" | "deposit"; readonly hours: number; readonly amount: number }
  | { readonly do: "claim"; readonly mission: number };
const as = <const Name extends Step["do"]>(name: Name) => fc.constant(name);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: as("stake"), hours: when, amount: stake }) },
  { weight: 2, arbitrary: fc.record({ do: as("back"), hours: when, amount: stake }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: as("deposit"), hours: when, amount: stake.map((units) => 50_000 + units * 20) }),
  },
  { weight: 4, arbitrary: fc.record({ do: as("claim"), mission: fc.nat(3) }) },
);

const missions = [
  { group: "DAILY", type: "BET_SUM", target: 1_000, amount: 50 },
  { group: "WEEKLY", type: "BET_COUNT", target: 3, amount: 70 },
  { group: "SEASON", type: "BET_SUM", target: 2_500, amount: 90 },
  { group: "DAILY", type: "DEPOSIT_SUM", target: 60_000, amount: 110 },
] as const;

const toDate = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });

/** The period of a mission at a moment: Friday to Sunday are of one week, Monday and Tuesday of the next. */
function toPeriod(group: string, at: number): string {
  const day = toDate.format(at);
  return group === "DAILY" ? day : group === "WEEKLY" ? String(day >= "2026-10-26") : "all";
}

class Reference {
  readonly #events: { readonly do: "stake" | "back" | "deposit"; readonly at: number; readonly amount: number }[] = [];
  readonly #claimed = new Set<string>();
  paid = 0;

  add(event: { readonly do: "stake" | "back" | "deposit"; readonly at: number; readonly amount: number }): void {
    this.#events.push(event);
  }

  progress(index: number, now: number): number {
    const { group, type } = missions[index] ?? missions[0];
    return this.#events
      .filter((one) => toPeriod(group, one.at) === toPeriod(group, now))
      .reduce((sum, one) => {
        if ((one.do === "deposit") !== (type === "DEPOSIT_SUM")) return sum;
        const value = type === "BET_COUNT" ? 1 : one.amount;
        return one.do === "back" ? sum - value : sum + value;
      }, 0);
  }

  status(index: number, now: number): string {
    const { group, target } = missions[index] ?? missions[0];
    if (this.#claimed.has(`${index} ${toPeriod(group, now)}`)) return "CLAIMED";
    return this.progress(index, now) >= target ? "CLAIM" : "PROCESS";
  }

  claim(index: number, now: number): string {
    const status = this.status(index, now);
    if (status === "CLAIMED") return "mission.claimed";
    if (status === "PROCESS") return "mission.not.finished";
    const { group, amount } = missions[index] ?? missions[0];
    this.#claimed.add(`${index} ${toPeriod(group, now)}`);
    this.paid += amount;
    return "done";
  }
}

const { options, timeout } = toHistories(600, 8);

describe("missions of random histories", () => {
  const world = useMissions();
  const { balanceOf, db, idOf, make, newMember, order, pay, settle } = world;
  const ids: string[] = [];

  beforeAll(async () => {
    for (const { target, amount, ...kind } of missions) {
      const dates = kind.group === "SEASON" ? { startsAt: first, endsAt: first + 400 * hour } : {};
      ids.push(await make({ ...kind, ...dates, target: String(target), amount: String(amount) }));
    }
    await world.asOwner((tx) => sql`update missions set on_since = '2026-10-01'`.execute(tx));
    await world.asOwner((tx) => sql`update merchants set time_zone = ${timeZone} where id = 'aurelune'`.execute(tx));
  });

  /** A deposit that was credited at a moment. */
  async function deposit(member: Claimer, amount: number, at: Date): Promise<void> {
    const placed = await order(member, undefined, String(amount));
    await pay(placed);
    await world.asOwner((tx) =>
      sql`update deposit_steps set at = ${at} where order_no = ${placed.orderNo}`.execute(tx),
    );
  }

  it(
    "PM-09, PM-11: stakes, take-backs, deposits and claims in any order over a day of 25 hours leave what a reference says",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), when, async (steps, hours) => {
          const [member, reference] = [await newMember(), new Reference()];
          const memberId = await idOf(member);
          const key = { tenantId: "aurelune", memberId };
          const before = await balanceOf(member);
          let deposited = 0;
          const check = async (now: number): Promise<void> => {
            await world.measure();
            const offers = await listOffers(db(), { ...key, timeZone, at: new Date(now) });
            for (const [index, id] of ids.entries()) {
              const offer = offers.find((one) => one.id === id);
              const unit = missions[index]?.type === "BET_COUNT" ? 1 : 10_000;
              expect(offer && [Number(offer.progress) / unit, toStatus(offer)]).toEqual([
                reference.progress(index, now),
                reference.status(index, now),
              ]);
            }
          };
          // Time goes on: claims are made when the step before them was.
          let now = first + hours * hour;
          for (const one of steps) {
            if (one.do === "claim") {
              await world.measure();
              const request = { id: ids[one.mission] ?? "", version: 1 };
              const code = await transact(db(), async (tx) => {
                await payMission(tx, { timeZone, modules: new Set() }, key, request, new Date(now));
                return "done";
              }).catch((error: unknown) => {
                if (error instanceof Refusal) return error.code;
                throw error;
              });
              expect(code).toBe(reference.claim(one.mission, now));
              continue;
            }
            now = first + one.hours * hour;
            reference.add({ do: one.do, at: now, amount: one.amount });
            const at = new Date(now);
            if (one.do === "deposit") {
              await deposit(member, one.amount, at);
              deposited += one.amount;
            } else await settle(memberId, { stake: one.do === "back" ? -one.amount : one.amount, at });
          }
          for (const at of [now, first + 23 * hour, first + 72.5 * hour, first + 73 * hour, first + 121 * hour])
            await check(at);
          expect(await balanceOf(member)).toBe(before + deposited + reference.paid);
        }),
        options,
      );
      expect(await listImbalances(db())).toEqual([]);
      // The leaderboard has the points of all claims.
      const { rows } = await sql`
        select c.member_id, c.month, c.score, s.score from (
          select member_id, date_trunc('month', at at time zone ${timeZone}::text)::date as month, sum(score) as score
          from mission_claims where tenant_id = 'aurelune' group by 1, 2 having sum(score) > 0) c
        full join mission_scores s on s.member_id = c.member_id and s.since = c.month and s.period = 'MONTH'
        where coalesce(s.period, 'MONTH') = 'MONTH' and c.score is distinct from s.score`.execute(db());
      expect(rows).toEqual([]);
    },
    timeout,
  );
});
