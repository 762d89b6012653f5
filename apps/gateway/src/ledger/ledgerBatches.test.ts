import type { Database } from "@marquee/database";
import { toHistories } from "@marquee/histories";
import { sweepVariable } from "@marquee/sweep";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { balanceOf, fund, house, mainOf, move, openTestLedger } from "../../test/testLedger.ts";
import { checkChains, checkTrialBalance } from "./checkLedger.ts";
import { ledgerMigration } from "./migrations/001-ledger.ts";
import { ledgerBatchesSql } from "./migrations/020-ledger-batches.ts";
import { type Posting, postTransfer, postTransfers, type Transfer, type TransferResult } from "./postTransfer.ts";

// A batch must equal its transfers posted one by one: the reference is `ledger.post` itself, at another tenant.

type Ledger = Database<unknown>;

interface Step {
  readonly key: number;
  readonly scope: string;
  /** The accounts: money moves between neighbours, so one transfer may involve a holder more than once. */
  readonly way: readonly number[];
  readonly amount: bigint;
}

const members = ["ann", "bo", "cy", "di", "ed", "flo"];
const accounts = [...members.map(mainOf), house, house];
const opening = 50n;

const step: fc.Arbitrary<Step> = fc.record({
  key: fc.nat(9),
  scope: fc.constantFrom("bet", "bet", "win"),
  way: fc.array(fc.nat(7), { minLength: 2, maxLength: 4 }),
  amount: fc.oneof(fc.bigInt(1n, 60n), fc.constant(8_999_999_999_999_999_990n)),
});
const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 3 });

function toTransfer(tenant: string, { key, scope, way, amount }: Step): Transfer {
  const postings = way
    .slice(1)
    .flatMap((to, index): readonly Posting[] => move(accounts[way[index] ?? 0] ?? "", accounts[to] ?? "", amount));
  return { tenant, scope, key: `${key}`, ref: "batch", postings };
}

/** The parts of a result that do not depend on the tenant. */
function toAnswer(result: TransferResult): unknown {
  if (result.outcome === "CONFLICT") return result;
  const { transferId: _, ...answer } = result;
  return answer;
}

/** Requires that batches return and leave the same as their transfers posted one by one. */
async function compare(ledger: Ledger, name: string, sent: readonly (readonly Step[])[]): Promise<void> {
  const [many, single] = [`${name} many`, `${name} single`];
  for (const tenant of [many, single]) await fund(ledger, tenant, members, opening);
  for (const batch of sent) {
    const answers = await postTransfers(
      ledger.db,
      batch.map((each) => toTransfer(many, each)),
    );
    const expected: TransferResult[] = [];
    for (const each of batch) expected.push(await postTransfer(ledger.db, toTransfer(single, each)));
    expect(answers.map(toAnswer)).toEqual(expected.map(toAnswer));
  }
  const balances = (tenant: string) => Promise.all(members.map((member) => balanceOf(ledger, tenant, member)));
  expect(await balances(many)).toEqual(await balances(single));
}

async function requireWhole({ db }: Ledger): Promise<void> {
  expect(await checkTrialBalance(db)).toEqual([]);
  expect(await checkChains(db)).toEqual([]);
}

const bet = (key: number, member: number, amount: bigint): Step => ({ key, scope: "bet", way: [member, 6], amount });

/** One transfer of each kind that a batch may contain. */
const mixed: readonly (readonly Step[])[] = [
  [bet(0, 0, 5n), bet(1, 1, 7n), bet(2, 2, 60n)],
  [
    bet(1, 1, 7n),
    bet(2, 2, 60n),
    bet(0, 0, 6n),
    bet(3, 3, 1n),
    bet(4, 3, 50n),
    bet(5, 3, 2n),
    bet(6, 4, 9n),
    bet(6, 5, 9n),
  ],
  [
    { key: 7, scope: "win", way: [6, 0], amount: 8_999_999_999_999_999_990n },
    { key: 7, scope: "bet", way: [1, 2, 1], amount: 3n },
  ],
  // The first transfer with a key wins, although it shares its holder and the second one does not.
  [bet(8, 3, 1n), bet(9, 3, 1n), bet(8, 5, 1n)],
];

const { options, timeout } = toHistories(150);

describe("batches against single transfers", () => {
  let ledger: Ledger;

  beforeAll(async () => {
    ledger = await openTestLedger();
  });
  afterAll(() => ledger.close());

  it(
    "WL-13, X-01: a batch with shared holders, used keys, refusals and conflicts answers as its transfers do one by one",
    async () => {
      let run = 0;
      await compare(ledger, "mixed", mixed);
      await fc.assert(
        fc.asyncProperty(batches, async (sent) => compare(ledger, `run${(run += 1)}`, sent)),
        options,
      );
      await requireWhole(ledger);
    },
    timeout,
  );

  it("X-01: one batch that is sent eight times at once, in any order, is made once", async () => {
    await fund(ledger, "same", members, opening);
    const sent = members.map((_, member) => toTransfer("same", bet(member, member, 5n)));
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => postTransfers(ledger.db, turn % 2 === 0 ? sent : sent.toReversed())),
    );
    expect(results.flat().filter((result) => result.outcome === "POSTED" && !result.replayed)).toHaveLength(
      members.length,
    );
    expect(await Promise.all(members.map((member) => balanceOf(ledger, "same", member)))).toEqual(
      members.map(() => opening - 5n),
    );
    await requireWhole(ledger);
  });

  it("makes nothing of a batch in which one transfer should not be made, and no batch of nothing", async () => {
    await fund(ledger, "bad", members, opening);
    const good = toTransfer("bad", bet(1, 0, 5n));
    const [line] = good.postings;
    for (const postings of [
      [],
      good.postings.slice(0, 1),
      line === undefined ? [] : [line, line],
      move(mainOf("nobody"), house, 1n),
      move(mainOf("ann"), "trial:house:brand:adjust", 1n),
      move(mainOf("ann"), "somewhere", 1n),
    ]) {
      await expect(postTransfers(ledger.db, [good, { ...good, key: "2", postings }])).rejects.toThrow();
    }
    expect(await balanceOf(ledger, "bad", "ann")).toBe(opening);
    expect(await postTransfers(ledger.db, [])).toEqual([]);
    await requireWhole(ledger);
  });
});

/** What finds a fault is tried on a server, and once on the embedded database, where a ledger takes ten times as long; a sweep tries all there too. */
const isEvery = inject("testSource").kind === "postgres" || process.env[sweepVariable] === "1";

describe("batches, with a part removed", () => {
  const parts = [
    ["the check for shared holders", "not s.is_shared and not j.is_shared and", "not s.is_shared and"],
    ["the check for shared keys", "not s.is_shared and not j.is_shared and", "not j.is_shared and"],
    ["the judgement", "where l.balance < 0 or l.balance >", "where l.balance >"],
    ["the refusal's stop", "m.id = l.id where m.refusal is null", "m.id = l.id"],
    ["the chain", "concat_ws('|', l.head, l.tenant", "concat_ws('|', '', l.tenant"],
    ["the house's entry", "m.hash, v_at from moved m", "m.hash, v_at from moved m where m.is_held"],
    ["the holder's new balance", "from moved m where m.is_held and", "from moved m where false and"],
  ] as const;
  it.each(isEvery ? parts : parts.slice(0, 1))(
    "X-01: without %s single transfers and batches differ",
    async (_, from, to) => {
      if (ledgerBatchesSql.split(from).length !== 2) throw new Error(`the SQL does not hold once: ${from}`);
      const ledger = await openTestLedger([
        { name: "001-ledger", sql: ledgerMigration.sql + ledgerBatchesSql.replace(from, () => to) },
      ]);
      try {
        const held = await compare(ledger, "mixed", mixed)
          .then(() => requireWhole(ledger))
          .then(
            () => true,
            () => false,
          );
        expect(held).toBe(false);
      } finally {
        await ledger.close();
      }
    },
  );
});
