import type { Database } from "@marquee/database";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkChains, checkTrialBalance } from "./checkLedger.ts";
import { postTransfer, type TransferResult } from "./postTransfer.ts";
import { balanceOf, fund, house, mainOf, move, openTestLedger } from "../../test/testLedger.ts";

// The reference: the same rules over a Map, written so differently that it cannot share a fault.

interface Step {
  readonly key: number;
  readonly from: number;
  readonly to: number;
  readonly amount: bigint;
}

const members = ["ann", "bo", "cy"];
const accounts = [...members.map(mainOf), house];
const opening = 50n;

function playModel(steps: readonly Step[]): { outcomes: string[]; balances: bigint[] } {
  const balances = [opening, opening, opening, 0n];
  const known = new Map<number, { content: string; outcome: string }>();
  const outcomes = steps.map(({ key, from, to, amount }) => {
    const content = `${from} ${to} ${amount}`;
    const used = known.get(key);
    if (used !== undefined) return used.content === content ? `${used.outcome} again` : "CONFLICT";
    const after = balances.with(from, (balances[from] ?? 0n) - amount);
    const outcome = from < 3 && (after[from] ?? 0n) < 0n ? "REFUSED" : "POSTED";
    known.set(key, { content, outcome });
    if (outcome === "POSTED") balances.splice(0, 4, ...after.with(to, (after[to] ?? 0n) + amount));
    return outcome;
  });
  return { outcomes, balances };
}

function toOutcome(result: TransferResult): string {
  return result.outcome === "CONFLICT" || !result.replayed ? result.outcome : `${result.outcome} again`;
}

const step = fc
  .record({
    key: fc.integer({ min: 0, max: 5 }),
    from: fc.nat(3),
    distance: fc.integer({ min: 1, max: 3 }),
    amount: fc.bigInt(1n, 60n),
  })
  .map(({ key, from, distance, amount }): Step => ({ key, from, to: (from + distance) % 4, amount }));

const { options, timeout } = toHistories(300);

describe("ledger against a reference model", () => {
  let ledger: Database<unknown>;

  beforeAll(async () => {
    ledger = await openTestLedger();
  });
  afterAll(() => ledger.close());

  it(
    "WL-13, X-01: gives the model's outcomes and balances for any order of moves, retries and conflicts",
    async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
          run += 1;
          const tenant = `run${run}`;
          await fund(ledger, tenant, members, opening);
          const outcomes: string[] = [];
          for (const { key, from, to, amount } of steps) {
            const postings = move(accounts[from] ?? "", accounts[to] ?? "", amount);
            outcomes.push(
              toOutcome(
                await postTransfer(ledger.db, { tenant, scope: "model", key: `${key}`, ref: "model", postings }),
              ),
            );
          }
          const model = playModel(steps);
          expect(outcomes).toEqual(model.outcomes);
          const balances = await Promise.all(members.map((member) => balanceOf(ledger, tenant, member)));
          expect(balances).toEqual(model.balances.slice(0, 3));
        }),
        options,
      );
      expect(await checkTrialBalance(ledger.db)).toEqual([]);
      expect(await checkChains(ledger.db)).toEqual([]);
    },
    timeout,
  );
});
