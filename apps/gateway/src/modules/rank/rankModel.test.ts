import { keepDays, memberLevels, toBalance } from "@marquee/contract";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Player, useRanks } from "../../../test/rankWorld.ts";
import { runJob } from "../../jobs/runJob.ts";
import { keepLevelsJob } from "./keepLevelsJob.ts";
import { toDefaultSettings } from "./settings.ts";

// Levels against a reference that counts in plain numbers of the table of contract 3.10: no code of the gateway. Stakes are in thousands of the
// table's unit, which is 1,000 dong.

const growths = [0, 10, 50, 200, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000];
const unit = 1_000_000;

type Step =
  | { readonly do: "stake"; readonly amount: number }
  | { readonly do: "back"; readonly of: number }
  | { readonly do: "period" };
const as = <const Name extends Step["do"]>(name: Name) => fc.constant(name);
const amount = fc.oneof(
  fc.integer({ min: 1, max: 60 }),
  fc.integer({ min: 100, max: 4_000 }),
  fc.constantFrom(...growths.slice(1, 8), 9, 49, 199, 5, 20, 300),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: as("stake"), amount }) },
  { weight: 2, arbitrary: fc.record({ do: as("back"), of: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ do: as("period") }) },
);

const reached = (growth: number): number => growths.findLastIndex((least) => least <= growth);
/** A tenth of a level's growth. */
const toKeep = (level: number): number => (growths[level] ?? 0) / 10;

class Reference {
  growth = 0;
  kept = 0;
  level = 0;
  highest = 0;

  play(stake: number): void {
    this.growth += stake;
    this.kept += stake;
    const [level, highest] = [this.level, this.highest];
    if (this.growth < (growths[highest] ?? 0)) this.highest = reached(this.growth);
    this.level = Math.min(level, this.highest);
    const byGrowth = reached(this.growth);
    if (this.level === this.highest) this.level = Math.max(this.level, byGrowth);
    else
      for (const one of memberLevels)
        if (one > this.level && one <= byGrowth && toKeep(one) <= this.kept) this.level = one;
    this.highest = Math.max(this.highest, this.level);
    if (this.level !== level || this.highest !== highest) this.kept = 0;
  }

  endPeriod(): void {
    if (this.highest === 0) return;
    if (this.level > 0 && Math.max(0, this.kept) < toKeep(this.level)) this.level -= 1;
    this.kept = 0;
  }
}

const { options, timeout } = toHistories(600, 12);

describe("levels of random histories", () => {
  const world = useRanks("modelled");

  const stored = async ({ id }: Player) => {
    const { rows } = await sql<{ level: number; highest: number; growth: string; kept: string }>`
      select level, highest, growth::text as growth, kept_bet::text as kept from member_ranks where member_id = ${id}`.execute(
      world.db(),
    );
    const [row] = rows;
    return row && { ...row, growth: Number(row.growth) / unit / 10_000, kept: Number(row.kept) / unit / 10_000 };
  };

  it(
    "PM-12: stakes, stakes taken back and periods that end, in any order, leave the level, growth and period that a reference says",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
          const [player, reference] = [await world.join(), new Reference()];
          const stakes: number[] = [];
          for (const one of steps) {
            if (one.do === "period") {
              await world.passDays(player, keepDays);
              await runJob(keepLevelsJob, world.app().services);
              reference.endPeriod();
            } else {
              const [back] = one.do === "back" ? stakes.splice(one.of % Math.max(1, stakes.length), 1) : [];
              if (one.do === "back" && back === undefined) continue;
              const change = one.do === "stake" ? one.amount : -(back ?? 0);
              if (one.do === "stake") stakes.push(change);
              await world.play(player, change * unit);
              reference.play(change);
            }
            if (stakes.length === 0 && reference.growth === 0 && (await stored(player)) === undefined) continue;
            const { growth, kept, level, highest } = reference;
            expect(await stored(player)).toEqual({ growth, kept, level, highest });
            expect(level).toBeLessThanOrEqual(reached(growth));
          }
        }),
        options,
      );
    },
    timeout,
  );

  it("PM-12: the platform's table is that of contract 3.10 in any currency, and no gift is a part of the smallest amount", () => {
    for (const [currency, scale] of [
      ["VND", 1_000n],
      ["USD", 1n],
      ["THB", 1n],
    ] as const) {
      const { levels } = toDefaultSettings(currency);
      const inUnits = (text: string) => Number(toBalance(text) / (10_000n * scale));
      expect(levels.map(({ growth }) => inUnits(growth) / 1_000)).toEqual(growths);
      expect(levels.map(({ gift }) => inUnits(gift))).toEqual([
        0, 18, 58, 188, 588, 1_888, 5_888, 18_888, 58_888, 188_888,
      ]);
      expect(levels.map(({ raise }) => raise)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
    }
  });
});
