import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrderActs, type OrderActs } from "../../../test/orderActs.ts";
import { createReference, type Reference } from "../../../test/ordersReference.ts";
import { openOrdersWorld, type OrdersWorld } from "../../../test/ordersWorld.ts";
import { arrivals, endings } from "../../../test/providerActs.ts";
import { uuidv7 } from "../../db/uuidv7.ts";

// Whatever is lost, doubled, late, forged or dead on the way, and whatever staff decide: orders and money are at each step what a
// reference without a database says.

type ActName = keyof OrderActs;
type Act = { readonly name: ActName; readonly values: readonly unknown[] };

const [at, pick, flag] = [fc.constantFrom(0, 1), fc.nat(5), fc.boolean()];
const rarely = fc.constantFrom(false, false, false, true);
const amount = fc.constantFrom(1_000_000_000n, 1_000_000_000n, 2_000_000_000n, 3_000_000_000n);
const call = fc.constantFrom(
  ...(["none", "none", "none", "none", "none"] as const),
  "drop",
  "lose",
  "dieBefore",
  "dieAfter",
  "refuse",
);

/** An act with its arguments, as often as its weight says. */
const act = <Name extends ActName, Values extends Parameters<OrderActs[Name]>>(
  weight: number,
  name: Name,
  ...values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }
): { readonly weight: number; readonly arbitrary: fc.Arbitrary<Act> } => ({
  weight,
  arbitrary: fc.tuple<Values>(...values).map((chosen) => ({ name, values: chosen })),
});

const acts = fc.array(
  fc.oneof(
    act(5, "deposit", amount, flag, rarely, call),
    act(6, "withdraw", amount, rarely, call),
    act(6, "end", fc.constantFrom("DEPOSIT", "PAYOUT"), pick, fc.constantFrom(...endings, "PAID", "PAID")),
    act(9, "callback", pick, at, fc.constantFrom(...arrivals, "once", "once", "contradicted")),
    act(4, "jobs", fc.constantFrom("none", "none", "silent", "lose", "drop", "refuse")),
    act(2, "settle"),
    act(1, "cutJobs"),
    act(1, "endTimeToPay", pick),
    act(1, "endTimeToAnswer"),
    act(2, "cancel", pick),
    act(4, "decide", pick, at, fc.constantFrom(true, true, false), rarely, call),
    act(3, "review", pick, at, flag),
    act(5, "answer", pick, fc.constantFrom("RECEIVED", "PARTIAL", "NOT_RECEIVED")),
    act(4, "resolve", pick, at, flag, call),
  ),
  { minLength: 8, maxLength: 20, size: "max" },
);

// Fewer do not come to every end that an order can have.
const { options, timeout } = toHistories(400, 100);

/** What the member has before each history. */
const start = 4_000_000_000n;

describe("orders against a reference", () => {
  let world: OrdersWorld;

  beforeAll(async () => {
    world = await openOrdersWorld();
  });
  afterAll(() => world.app.close());

  const toExpected = ({ money, deposits, payouts }: Reference) => ({
    main: `${money.main}`,
    frozen: `${money.frozen}`,
    off: "0",
    ...Object.fromEntries(deposits.map(({ orderNo, state }) => [orderNo, state])),
    ...Object.fromEntries(
      payouts.map(({ orderNo, state, isContradicted }) => [orderNo, `${state}${isContradicted ? "!" : ""}`]),
    ),
  });

  /** After the last act everybody does what is left to do: the provider pays, jobs run, staff decide, and the member answers. */
  const endAll = async (done: OrderActs): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      done.correct();
      await done.settle();
      for (let each = 0; each < 6; each += 1) {
        await done.review(0, 1, false);
        await done.decide(0, each % 2, true, false, "none");
        await done.resolve(0, 0, false, "none");
      }
      await done.endTimeToAnswer();
    }
  };

  it(
    "X-01, X-32, X-33: random deposits and withdrawals, faults of the provider, deaths and decisions are as a reference says at each step",
    async () => {
      const ends = new Set<string>();
      await fc.assert(
        fc.asyncProperty(acts, async (steps) => {
          const since = uuidv7();
          const { main = "0" } = await world.read(since, []);
          await world.fund(start - BigInt(main));
          // What went out in the histories before is a day old: it does not add up with this one's.
          await world.passDay();
          const reference = createReference(start);
          const done = createOrderActs(world, reference);
          const compare = async (): Promise<void> => {
            const { deposits, payouts, money } = reference;
            const orders = [...deposits, ...payouts];
            const numbers = orders.map(({ orderNo }) => orderNo);
            expect({ frozen: "0", ...(await world.read(since, numbers)) }).toEqual(toExpected(reference));
            const held = payouts.filter(reference.isUnder).reduce((sum, each) => sum + each.amount, 0n);
            expect([money.frozen, money.main >= 0n]).toEqual([held, true]);
          };
          for (const each of steps) {
            await Reflect.apply(done[each.name], undefined, each.values);
            await compare();
          }
          await endAll(done);
          await compare();
          const left = [...reference.deposits, ...reference.payouts].map(({ state }) => state);
          for (const state of left) ends.add(state);
        }),
        // Histories follow each other on one database, so a failed one is not made smaller.
        { ...options, endOnFailure: true },
      );
      expect(await world.app.listFaults()).toEqual([]);
      const { rows } = await sql`
        select order_no from deposits where state in ('CREATED', 'PENDING', 'REVIEW')
        union all select order_no from withdrawals
          where state not in ('CONFIRMED', 'CONFIRMED_AUTO', 'RESOLVED_PAID', 'RESOLVED_DENIED', 'REJECTED', 'FAILED', 'PAYING')`.execute(
        world.db,
      );
      expect(rows).toEqual([]);
      // Not a history of refusals alone.
      expect([...ends]).toEqual(
        expect.arrayContaining(["CREDITED", "EXPIRED", "REJECTED", "CONFIRMED", "RESOLVED_PAID", "FAILED"]),
      );
    },
    timeout,
  );
});
