import { randomUUID } from "node:crypto";
import { everyoneRules, getPointBalance, leaveChallenge, startChallenge } from "@marquee/contract";
import { saveChallenge } from "@marquee/contract/staff";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Claimer } from "../../../test/bonusWorld.ts";
import { useMissions } from "../../../test/missionWorld.ts";
import { switchModules } from "../../../test/registration.ts";
import { createVisitor } from "../../../test/visitor.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";

// Challenges against a reference in plain numbers: no code of the gateway.

/** Three challenges, so that one is too many; the second step of the first one pays points. */
const challenges = [
  [
    { target: 1_000, amount: 50, reward: "CASH" },
    { target: 500, amount: 80, reward: "POINTS" },
    { target: 300, amount: 20, reward: "CASH" },
  ],
  [
    { target: 600, amount: 30, reward: "CASH" },
    { target: 600, amount: 40, reward: "CASH" },
  ],
  [{ target: 400, amount: 10, reward: "CASH" }],
] as const;

const of = fc.nat(challenges.length - 1);
/** Which step is claimed; mostly the next one. */
const place = fc.oneof({ weight: 4, arbitrary: fc.constant("next" as const) }, { weight: 1, arbitrary: fc.nat(2) });
const as = <const Name extends string>(name: Name) => fc.constant(name);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: as("start"), of }) },
  { weight: 1, arbitrary: fc.record({ do: as("startAll") }) },
  { weight: 1, arbitrary: fc.record({ do: as("leave"), of }) },
  { weight: 7, arbitrary: fc.record({ do: as("stake"), amount: fc.integer({ min: 1, max: 1_500 }) }) },
  { weight: 1, arbitrary: fc.record({ do: as("back"), amount: fc.integer({ min: 1, max: 900 }) }) },
  { weight: 9, arbitrary: fc.record({ do: as("claim"), of, at: place, isTwice: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: as("end"), of }) },
);

class Run {
  readonly #steps: (typeof challenges)[number];
  state: "NEW" | "ON" | "LEFT" = "NEW";
  isPast = false;
  claimed = 0;
  progress = 0;

  constructor(steps: (typeof challenges)[number]) {
    this.#steps = steps;
  }

  isRunning = (): boolean => this.state === "ON" && !this.isPast && this.claimed < this.#steps.length;
  mayStart = (): boolean => !this.isPast && this.claimed < this.#steps.length && this.state !== "ON";

  start(running: number): string {
    if (this.isRunning()) return "done";
    if (!this.mayStart()) return "challenge.closed";
    if (running >= 2) return "challenge.limit";
    this.state = "ON";
    return "done";
  }

  leave(): string {
    if (this.state !== "ON" || this.isPast) return "challenge.closed";
    this.state = "LEFT";
    this.progress = 0;
    return "done";
  }

  add(amount: number): void {
    if (this.isRunning()) this.progress += amount;
  }

  /** What a claim of a step pays, or why it pays nothing. */
  claim(at: number): (typeof challenges)[number][number] | string {
    const found = this.#steps[at];
    if (found === undefined || at !== this.claimed || !this.isRunning()) return "mission.closed";
    if (this.progress < found.target) return "mission.not.finished";
    this.claimed += 1;
    this.progress = 0;
    return found;
  }
}

const { options, timeout } = toHistories(500, 20);

describe("challenges of random histories", () => {
  const world = useMissions();
  const { balanceOf, db, idOf, make, measure, newMember, settle, staff } = world;
  const ids: string[] = [];
  const missions: string[][] = [];
  let toOther: (member: Claimer) => Promise<Claimer>;

  beforeAll(async () => {
    await switchModules(world.app(), "aurelune", { MISSION3: "on", CHALLENGE3: "on", POINT3: "on" });
    const beside = await world.app().openBeside();
    Object.assign(beside.services, { limiter: async () => {} });
    toOther = async ({ name, visitor: { getToken } }) => {
      const visitor = createVisitor(beside, "aurelune.localhost", "AURELUNE");
      visitor.setToken(getToken());
      return { name, visitor };
    };
    const plain = { version: 0, isOn: true, days: 7, position: 0, audience: everyoneRules, reason: "for a test" };
    for (const steps of challenges) {
      const id = randomUUID();
      await staff("olga").get(saveChallenge, { ...plain, id, titles: { EN: "Steps" } });
      const made: string[] = [];
      for (const [at, { target, amount, reward }] of steps.entries()) {
        const factor = reward === "CASH" ? 2 : 0;
        const terms = { target: `${target}`, amount: `${amount}`, reward, factor };
        made.push(await make({ group: "CHALLENGE", challengeId: id, step: at + 1, ...terms }));
      }
      ids.push(id);
      missions.push(made);
    }
  });

  const press = async ({ visitor }: Claimer, row: typeof startChallenge | typeof leaveChallenge, id: string) => {
    const { body } = await visitor.call(row, { id });
    return body.success ? "done" : body.errorCode;
  };

  it(
    "X-38: starts, stakes, take-backs, claims at two gateways, giving up and the end of time in any order pay each step once, as a reference says",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
          const member = await newMember();
          const both = [member, await toOther(member)] as const;
          const memberId = await idOf(member);
          const runs = challenges.map((each) => new Run(each));
          const countRunning = (): number => runs.filter((run) => run.isRunning()).length;
          const before = await balanceOf(member);
          const paid = { CASH: 0, POINTS: 0 };
          for (const [index, each] of steps.entries()) {
            const run = runs["of" in each ? each.of : 0];
            const id = ids["of" in each ? each.of : 0] ?? "";
            const hand = both[index % 2] ?? member;
            if (run === undefined) throw new Error("there is no such challenge");
            if (each.do === "start") expect(await press(hand, startChallenge, id)).toBe(run.start(countRunning()));
            if (each.do === "leave") expect(await press(hand, leaveChallenge, id)).toBe(run.leave());
            if (each.do === "startAll") {
              const left = Math.min(2 - countRunning(), runs.filter((one) => one.mayStart()).length);
              const asked = runs.map((one) => (one.mayStart() ? "ahead" : one.isRunning() ? "on" : "closed"));
              const said = await Promise.all(ids.map((one, at) => press(both[at % 2] ?? member, startChallenge, one)));
              expect(said.filter((answer, at) => answer === "done" && asked[at] === "ahead")).toHaveLength(left);
              for (const [at, answer] of said.entries()) {
                if (asked[at] === "on") expect(answer).toBe("done");
                if (asked[at] === "closed") expect(answer).toBe("challenge.closed");
                // Which of them come first is nobody's choice.
                if (asked[at] === "ahead" && answer === "done") runs[at]?.start(0);
                else if (asked[at] === "ahead") expect(answer).toBe("challenge.limit");
              }
            }
            if (each.do === "stake" || each.do === "back") {
              const amount = each.do === "back" ? -each.amount : each.amount;
              await settle(memberId, { stake: amount });
              await measure();
              for (const one of runs) one.add(amount);
            }
            if (each.do === "claim") {
              const at = each.at === "next" ? run.claimed : each.at;
              const mission = missions[each.of]?.[at] ?? "";
              const presses = each.isTwice ? both : [hand];
              const said = await Promise.all(presses.map((one) => world.claim(one, mission)));
              const wanted = run.claim(at);
              if (typeof wanted === "string") {
                const code = mission === "" ? "mission.closed" : wanted;
                for (const answer of said) expect(answer).toBe(code);
              } else {
                expect(said.filter((answer) => answer === "done")).toHaveLength(1);
                paid[wanted.reward] += wanted.amount;
              }
            }
            if (each.do === "end" && run.state !== "NEW") {
              await world.asOwner((tx) =>
                sql`update challenge_runs set ends_at = clock_timestamp() where member_id = ${memberId} and challenge_id = ${id}::uuid`.execute(
                  tx,
                ),
              );
              run.isPast = true;
            }
          }
          expect(await balanceOf(member)).toBe(before + paid.CASH);
          expect((await member.visitor.get(getPointBalance, {})).points).toBe(`${paid.POINTS}`);
          const { rows } = await sql<{ claims: number; required: string }>`
            select (select count(*)::int from mission_claims where member_id = ${memberId}) as claims,
              (select coalesce(sum(required), 0)::text from turnover_requirements where member_id = ${memberId} and source = 'MISSION') as required`.execute(
            db(),
          );
          const claims = runs.reduce((sum, { claimed }) => sum + claimed, 0);
          expect(rows).toEqual([{ claims, required: `${paid.CASH * 2 * 10_000}` }]);
        }),
        options,
      );
      expect(await listImbalances(db())).toEqual([]);
    },
    timeout,
  );
});
