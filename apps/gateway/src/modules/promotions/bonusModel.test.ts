import { randomUUID } from "node:crypto";
import { cancelBonus, listBonuses, toMoney } from "@marquee/contract";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { BonusReference } from "../../../test/bonusReference.ts";
import { useBonuses } from "../../../test/bonusWorld.ts";
import { getAccountBalance } from "../../ledger/readLedger.ts";
import { getStakes } from "../../tenants/stakes.ts";
import { endBonusesJob } from "./endBonusesJob.ts";

// What gateway and database do with bonus money in any order of calls equals a reference in plain arithmetic.

type Step =
  | { readonly do: "deposit"; readonly amount: number }
  | { readonly do: "bet" | "betwin"; readonly round: number; readonly amount: number; readonly win: number }
  | { readonly do: "win"; readonly round: number; readonly win: number; readonly isLast: boolean }
  | { readonly do: "rollback"; readonly round: number }
  | { readonly do: "cancel" | "expire" | "repeat" };

// Hundredths of the unit, so that shares are uneven.
const money = fc.integer({ min: 100_000, max: 9_000_000 });
const round = fc.nat(2);
const win = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12_000_000 }));
const as = <const Name extends Step["do"]>(name: Name) => fc.constant(name);
const step: fc.Arbitrary<Step> = fc.oneof(
  // Pairs of units: the currency has no other amounts, and half of each is the bonus.
  {
    weight: 2,
    arbitrary: fc.record({
      do: as("deposit"),
      amount: fc.integer({ min: 25_000, max: 100_000 }).map((pairs) => pairs * 200),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: as("bet"), round, amount: money, win }) },
  { weight: 3, arbitrary: fc.record({ do: as("betwin"), round, amount: money, win }) },
  { weight: 7, arbitrary: fc.record({ do: as("win"), round, win, isLast: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: as("rollback"), round }) },
  { weight: 1, arbitrary: fc.record({ do: as("cancel") }) },
  { weight: 1, arbitrary: fc.record({ do: as("expire") }) },
  { weight: 1, arbitrary: fc.record({ do: as("repeat") }) },
);

const { options, timeout } = toHistories(900);
const [cap, factor, tenant] = [6_000_000, 3, "aurelune"];
/** A hundredth of the unit, as a game server says it. */
const wire = 100;
/** A decimal text in hundredths of the unit. */
const toHundredths = (text: string): number => Number(toMoney(text)) / wire;

describe("bonus money against a reference", () => {
  const world = useBonuses();
  const { newMember, offer, order, pay, play } = world;

  it.each([
    ["a bonus", false],
    ["a sticky bonus", true],
  ] as const)(
    "X-34: deposits, stakes, wins, rollbacks, giving up and the end of time in any order leave of %s what a reference says",
    async (_name, sticky) => {
      const { db, ...services } = world.app().services;
      const terms = {
        factor,
        sticky,
        minDeposit: "0",
        maxConvert: `${cap / 100}`,
        maxBonus: "100000000",
        percent: 50,
        turn: "DAY",
      } as const;
      const promotion = await offer(terms);
      const small = Number(getStakes("VND").minBet) * 100;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
          const claimer = await newMember();
          const game = await play(claimer);
          const reference = new BonusReference(cap, small, sticky);
          reference.main = Number(await game.balance()) / wire;
          const rounds = [randomUUID(), randomUUID(), randomUUID()];
          const closed = new Set<number>();
          const place = (at: number): string => rounds[at] ?? "";
          const account = (wallet: string) => ({ tenant, account: `member:${game.playerId}:${wallet}`, asset: "VND" });
          for (const each of steps) {
            if (each.do === "deposit") {
              const hasBonus = reference.active() !== undefined;
              const promotionId = hasBonus ? undefined : promotion;
              await pay(await order(claimer, promotionId, (each.amount / 100).toFixed(2)));
              // It may be claimed once a day.
              await sql`update bonuses set created_at = created_at - interval '1 day' where member_id = ${game.playerId}`.execute(
                db,
              );
              reference.deposit(each.amount, Math.floor(each.amount / 2), factor);
            }
            if ("round" in each && closed.has(each.round)) {
              rounds[each.round] = randomUUID();
              closed.delete(each.round);
            }
            if (each.do === "bet") {
              const tx = randomUUID();
              const { status } = await game.bet(place(each.round), each.amount * wire, tx);
              const isTaken = reference.bet(place(each.round), tx, each.amount);
              expect(status).toBe(isTaken ? "OK" : "INSUFFICIENT_FUNDS");
            }
            if (each.do === "betwin" && !reference.rounds.has(place(each.round))) {
              const { status } = await game.betwin(place(each.round), each.amount * wire, each.win * wire);
              const isTaken = reference.bet(place(each.round), "", each.amount);
              expect(status).toBe(isTaken ? "OK" : "INSUFFICIENT_FUNDS");
              if (isTaken) reference.win(place(each.round), each.win, true);
              closed.add(each.round);
            }
            if (each.do === "win" && reference.rounds.has(place(each.round))) {
              const { status } = await game.win(place(each.round), each.win * wire, { roundClosed: each.isLast });
              expect(status).toBe("OK");
              reference.win(place(each.round), each.win, each.isLast);
              if (each.isLast) closed.add(each.round);
            }
            if (each.do === "rollback") {
              const bet = reference.rounds.get(place(each.round))?.bets.at(-1);
              if (bet === undefined) continue;
              const { status } = await game.rollback(place(each.round), bet.tx);
              if (status === "ALREADY_SETTLED") continue;
              expect(status).toBe("OK");
              reference.rollback(place(each.round));
              if (!reference.rounds.has(place(each.round))) closed.add(each.round);
            }
            if (each.do === "cancel" && reference.active() !== undefined) {
              const [bonus] = (await claimer.visitor.get(listBonuses, {})).list;
              await claimer.visitor.get(cancelBonus, { bonusId: bonus?.id ?? "" });
              reference.end("CANCELLED");
            }
            if (each.do === "expire" && reference.active() !== undefined) {
              await sql`update bonuses set expires_at = clock_timestamp() where state = 'ACTIVE'`.execute(db);
              await endBonusesJob.run({ db, ...services });
              reference.expire();
            }
            expect(await getAccountBalance(db, account("main"))).toBe(BigInt(reference.main * wire));
            expect((await getAccountBalance(db, account("bonus"))) ?? 0n).toBe(BigInt(reference.bonus * wire));
            expect(await game.balance()).toBe(BigInt((reference.main + reference.bonus) * wire));
          }
          const { list } = await claimer.visitor.get(listBonuses, {});
          expect(
            list.map(({ state, done, converted }) => [state, toHundredths(done), toHundredths(converted)]).toReversed(),
          ).toEqual(reference.bonuses.map(({ state, done, converted }) => [state, done, converted]));
          const { rows } = await sql<{ given: string }>`
            select coalesce(-sum(e.amount), 0) as given from ledger.entries e
            join ledger.transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
            join bonuses b on b.tenant_id = t.tenant_id and b.id::text = t.ref
            where t.scope = 'bonus' and e.account like 'house:%' and b.member_id = ${game.playerId}`.execute(db);
          expect(Number(rows[0]?.given) / wire).toBe(reference.given);
        }),
        options,
      );
    },
    timeout,
  );
});
