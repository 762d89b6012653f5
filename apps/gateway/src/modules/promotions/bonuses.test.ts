import { randomUUID } from "node:crypto";
import {
  cancelBonus,
  closeAccount,
  getFunds,
  getWithdrawalOptions,
  listBonuses,
  listInbox,
  listTransactions,
} from "@marquee/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Claimer, units, useBonuses } from "../../../test/bonusWorld.ts";
import { passwordOf } from "../../../test/visitor.ts";
import { compareRounds, compareTransactions, compareTransfers } from "../report/reconciliation/differenceStore.ts";
import { endBonusesJob } from "./endBonusesJob.ts";
import { tellBonusesJob } from "./tellBonusesJob.ts";

describe("bonuses", () => {
  const world = useBonuses();
  const { bonusOf, newMember, offer, order, pay, play, withBonus } = world;

  const walletsOf = async ({ visitor }: Claimer) => {
    const { sumBalance, wallets } = await visitor.getBalance();
    return { all: sumBalance, main: wallets[0]?.balance, bonus: (await visitor.get(getFunds, {})).bonus };
  };
  const runJob = () => endBonusesJob.run(world.app().services);
  const listMoves = async (id: string) => {
    const { rows } = await sql<{ account: string; kind: string; amount: string }>`
      select e.account, e.kind, e.amount::text as amount from ledger.entries e
      join ledger.transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
      where t.scope = 'bonus' and t.ref = ${id} order by t.at, e.line`.execute(world.app().services.db);
    return rows.map(({ account, kind, amount }) => `${account.split(":").at(-1)} ${kind} ${Number(amount) / 10_000}`);
  };

  it("MC-03, MC-09: a bonus waits for its deposit, is given with the credit, and lies in a wallet of its own until it is staked", async () => {
    const promotionId = await offer();
    const ann = await newMember();
    const before = await walletsOf(ann);
    expect(before.bonus).toBe("0.00");
    const placed = await order(ann, promotionId);
    expect(placed.bonus).toMatchObject({ state: "PENDING", amount: "100000.00", required: "1000000.00", factor: 10 });
    expect((await ann.visitor.get(listBonuses, {})).list).toMatchObject([
      { state: "PENDING", orderNo: placed.orderNo },
    ]);
    await pay(placed);
    const bonus = await bonusOf(ann);
    expect(bonus).toMatchObject({ state: "ACTIVE", balance: "100000.00", required: "1000000.00", done: "0.00" });
    expect(Number(bonus.expiresAt) - Number(bonus.grantedAt)).toBe(7 * 86_400_000);
    const main = Number(before.main) + 100_000;
    expect(await walletsOf(ann)).toEqual({ all: `${main + 100_000}.00`, main: `${main}.00`, bonus: "100000.00" });
    // Only what is in the main wallet can be withdrawn.
    expect((await ann.visitor.get(getWithdrawalOptions, {})).withdrawable).toBe(`${main}.00`);
    expect(await listMoves(bonus.id)).toEqual(["bonus BONUS_GRANT -100000", "bonus BONUS_GRANT 100000"]);
  });

  it("X-34: stakes take the member's own money first, and a win goes back in the proportion of the round's stakes", async () => {
    const ann = await withBonus();
    const game = await play(ann);
    const own = Number((await walletsOf(ann)).main);
    expect(await game.balance()).toBe(BigInt(units(own + 100_000)));
    const [round, all] = [randomUUID(), own + 20_000];
    expect(await game.bet(round, units(own))).toMatchObject({ status: "OK", balance: units(100_000) });
    expect(await walletsOf(ann)).toEqual({ all: "100000.00", main: "0.00", bonus: "100000.00" });
    expect(await game.bet(round, units(20_000))).toMatchObject({ status: "OK", balance: units(80_000) });
    expect(await walletsOf(ann)).toEqual({ all: "80000.00", main: "0.00", bonus: "80000.00" });
    // As much as was staked: everything is where it was.
    expect(await game.win(round, units(all))).toMatchObject({ status: "OK", balance: units(own + 100_000) });
    expect(await walletsOf(ann)).toEqual({ all: `${own + 100_000}.00`, main: `${own}.00`, bonus: "100000.00" });
    expect(await bonusOf(ann)).toMatchObject({ done: `${all}.00`, balance: "100000.00" });
    // One call that stakes and wins: 100,000 of it are the bonus wallet's.
    expect(await game.betwin(randomUUID(), units(own + 100_000), units(2 * (own + 100_000)))).toMatchObject({
      status: "OK",
      balance: units(2 * (own + 100_000)),
    });
    expect(await walletsOf(ann)).toMatchObject({ main: `${2 * own}.00`, bonus: "200000.00" });
    // More than both wallets have.
    expect((await game.bet(randomUUID(), units(2 * (own + 100_000) + 1))).status).toBe("INSUFFICIENT_FUNDS");
    const { list } = await ann.visitor.get(listTransactions, {});
    expect(list.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ["WIN", `${2 * own}.00`],
      ["BET", `-${own}.00`],
    ]);
  });

  it("X-34: a stake that is rolled back goes back where it came from, and is no stake of the round any more", async () => {
    const ann = await withBonus();
    const game = await play(ann);
    const own = Number((await walletsOf(ann)).main);
    const [round, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    await game.bet(round, units(own), first);
    await game.bet(round, units(60_000), second);
    expect(await game.rollback(round, second)).toMatchObject({ status: "OK", balance: units(100_000) });
    expect(await walletsOf(ann)).toMatchObject({ main: "0.00", bonus: "100000.00" });
    expect((await game.rollback(round, second)).status).toBe("ALREADY_ROLLED_BACK");
    await game.win(round, units(5_000));
    expect(await walletsOf(ann)).toMatchObject({ main: "5000.00", bonus: "100000.00" });
  });

  it("X-34: what is left becomes the member's own when enough was staked, up to the cap; the rest goes back to the house", async () => {
    const ann = await withBonus({ maxConvert: "30000", factor: 1 });
    const game = await play(ann);
    const own = Number((await walletsOf(ann)).main);
    expect(await game.betwin(randomUUID(), units(40_000), units(40_000))).toMatchObject({
      balance: units(own + 100_000),
    });
    expect(await bonusOf(ann)).toMatchObject({ state: "ACTIVE", done: "40000.00" });
    const round = randomUUID();
    await game.bet(round, units(60_000));
    expect((await bonusOf(ann)).state).toBe("ACTIVE");
    // The game server is told what there is afterwards, the cap taken off.
    expect(await game.win(round, units(60_000))).toMatchObject({ balance: units(own + 30_000) });
    expect(await game.balance()).toBe(BigInt(units(own + 30_000)));
    expect(await bonusOf(ann)).toMatchObject({
      state: "CONVERTED",
      converted: "30000.00",
      balance: "0.00",
      done: "100000.00",
    });
    expect(await walletsOf(ann)).toEqual({ all: `${own + 30_000}.00`, main: `${own + 30_000}.00`, bonus: "0.00" });
    expect((await ann.visitor.get(getWithdrawalOptions, {})).withdrawable).toBe(`${own + 30_000}.00`);
    expect((await ann.visitor.get(listTransactions, { kind: "BONUS_CONVERT" })).list).toMatchObject([
      { amount: "30000.00" },
    ]);
  });

  it("X-34: a member gives a bonus up: its money and its part of open rounds go back to the house, his own stays", async () => {
    const [ann, ben] = [await withBonus(), await newMember()];
    const game = await play(ann);
    const own = Number((await walletsOf(ann)).main);
    const round = randomUUID();
    await game.bet(round, units(own));
    await game.bet(round, units(40_000));
    const { id: bonusId } = ann.bonus;
    expect(await ben.visitor.refuse(cancelBonus, { bonusId })).toBe("bonus.unknown");
    expect(await openRefusal(bonusId)).toBe("login.not.session");
    const answers = await Promise.all(Array.from({ length: 8 }, () => ann.visitor.call(cancelBonus, { bonusId })));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await ann.visitor.refuse(cancelBonus, { bonusId })).toBe("bonus.ended");
    expect(await bonusOf(ann)).toMatchObject({ state: "CANCELLED", balance: "0.00", converted: "0.00" });
    expect(await walletsOf(ann)).toEqual({ all: "0.00", main: "0.00", bonus: "0.00" });
    // Of twice the stakes, twice his own part.
    expect(await game.win(round, units(2 * (own + 40_000)))).toMatchObject({ status: "OK", balance: units(2 * own) });
    expect(await walletsOf(ann)).toEqual({ all: `${2 * own}.00`, main: `${2 * own}.00`, bonus: "0.00" });
    expect(await listMoves(bonusId)).toEqual([
      "bonus BONUS_GRANT -100000",
      "bonus BONUS_GRANT 100000",
      "bonus BONUS_EXPIRE -60000",
      "bonus BONUS_EXPIRE 60000",
      "bonus BONUS_EXPIRE -80000",
      "bonus BONUS_EXPIRE 80000",
    ]);
  });

  it("X-34: a round that was staked in with a bonus pays the member's own after its conversion, as far as the cap allows", async () => {
    const ann = await withBonus({ maxConvert: "90000", factor: 1 });
    const game = await play(ann);
    const own = Number((await walletsOf(ann)).main);
    const late = randomUUID();
    await game.bet(late, units(own));
    await game.bet(late, units(20_000));
    await game.betwin(randomUUID(), units(80_000), units(80_000));
    await game.betwin(randomUUID(), units(80_000), units(80_000));
    expect(await bonusOf(ann)).toMatchObject({ state: "CONVERTED", converted: "80000.00" });
    // Of the late round's stakes 20,000 were bonus money: of its double 40,000 are, and 10,000 of them fit below the cap.
    expect(await game.win(late, units(2 * (own + 20_000)))).toMatchObject({
      balance: units(80_000 + 2 * own + 10_000),
    });
    expect(await bonusOf(ann)).toMatchObject({ converted: "90000.00" });
    expect((await walletsOf(ann)).bonus).toBe("0.00");
  });

  it("X-34: a bonus of which nothing is left is lost with its last round, and another one may be claimed", async () => {
    const again = await offer();
    const ann = await withBonus();
    const game = await play(ann);
    const own = Number((await walletsOf(ann)).main);
    const [held, round] = [randomUUID(), randomUUID()];
    await game.bet(held, units(own));
    await game.bet(held, units(1_000));
    await game.bet(round, units(99_000));
    await game.win(round, 0);
    expect((await bonusOf(ann)).state).toBe("ACTIVE");
    await game.win(held, 0);
    expect(await bonusOf(ann)).toMatchObject({ state: "LOST", balance: "0.00" });
    await pay(await order(ann, again));
    expect(await bonusOf(ann)).toMatchObject({ state: "ACTIVE", promotionId: again });
    expect((await ann.visitor.get(listBonuses, {})).totalCount).toBe(2);
  });

  it("MC-13: of a bonus that a round sets free or uses up the member is told once, at any number of gateways", async () => {
    const [ann, ben] = [await withBonus({ factor: 1 }), await withBonus()];
    await (await play(ann)).betwin(randomUUID(), units(100_000), units(100_000));
    const own = Number((await walletsOf(ben)).main);
    await (await play(ben)).betwin(randomUUID(), units(own + 100_000), 0);
    const told = async ({ visitor }: Claimer) =>
      (await visitor.get(listInbox, {})).list
        .map(({ subject }) => subject)
        .filter((subject) => /now yours|nothing/i.test(subject));
    expect([(await bonusOf(ann)).state, (await bonusOf(ben)).state]).toEqual(["CONVERTED", "LOST"]);
    expect([await told(ann), await told(ben)]).toEqual([[], []]);
    const tell = () => tellBonusesJob.run(world.app().services);
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    expect(await told(ann)).toEqual([expect.stringMatching(/^Your bonus is now yours$/)]);
    expect(await told(ben)).toEqual([expect.stringMatching(/^Nothing is left of your bonus$/)]);
  });

  it("X-34: past its time a bonus cannot be staked, and the job takes what is left; twice is once, also beside bets", async () => {
    const ann = await withBonus();
    const game = await play(ann);
    const own = Number((await walletsOf(ann)).main);
    await sql`update bonuses set expires_at = clock_timestamp() where id = ${ann.bonus.id}`.execute(
      world.app().services.db,
    );
    expect(await walletsOf(ann)).toMatchObject({ all: `${own}.00`, bonus: "0.00" });
    expect((await game.bet(randomUUID(), units(own + 1))).status).toBe("INSUFFICIENT_FUNDS");
    await Promise.all([
      runJob(),
      runJob(),
      ...Array.from({ length: 6 }, () => game.betwin(randomUUID(), units(1_000), units(1_000))),
    ]);
    expect(await bonusOf(ann)).toMatchObject({ state: "EXPIRED", balance: "0.00", converted: "0.00" });
    expect(await walletsOf(ann)).toEqual({ all: `${own}.00`, main: `${own}.00`, bonus: "0.00" });
    await runJob();
    expect((await listMoves(ann.bonus.id)).filter((line) => line.includes("EXPIRE"))).toHaveLength(2);
  });

  it("X-34: the job frees what stakes at a vendor's own wallet have fulfilled, beside stakes of the main wallet", async () => {
    for (let round = 0; round < 8; round += 1) {
      const ann = await withBonus();
      const game = await play(ann);
      const own = Number((await walletsOf(ann)).main);
      // As a vendor's plays leave it: they are taken in without the main wallet's lock.
      await sql`update turnover_requirements set done = required, state = 'DONE', ended_at = clock_timestamp()
        where ref = ${ann.bonus.id}`.execute(world.app().services.db);
      const stakes = Array.from({ length: 8 }, () => game.bet(randomUUID(), units(10_000)));
      const answers = await Promise.all([...stakes, runJob(), runJob()]);
      expect(answers.filter((answer) => answer !== undefined && answer.status === "OK")).toHaveLength(8);
      expect(await bonusOf(ann)).toMatchObject({ state: "CONVERTED", balance: "0.00" });
      expect(await walletsOf(ann)).toMatchObject({ all: `${own + 20_000}.00`, bonus: "0.00" });
    }
  });

  it("X-78: a bonus ends with its account, and keeps none open", async () => {
    const ann = await withBonus();
    const game = await play(ann);
    const own = Number((await walletsOf(ann)).main);
    const close = { password: passwordOf("AURELUNE"), erase: false };
    expect(await ann.visitor.refuse(closeAccount, close)).toBe("account.balance.left");
    expect((await bonusOf(ann)).state).toBe("ACTIVE");
    await game.betwin(randomUUID(), units(own), 0);
    await ann.visitor.get(closeAccount, close);
    expect((await listMoves(ann.bonus.id)).at(-1)).toBe("bonus BONUS_EXPIRE 100000");
  });

  it("X-34: no stake is above what the bonus allows while it is active, and games are told how much that is", async () => {
    const ann = await withBonus({ maxStake: "5000" });
    const game = await play(ann);
    expect((await game.bet(randomUUID(), units(5_001))).status).toBe("BET_LIMIT");
    expect((await game.betwin(randomUUID(), units(5_001), 0)).status).toBe("BET_LIMIT");
    expect((await game.bet(randomUUID(), units(5_000))).status).toBe("OK");
    // In parts, also at the same moment, a round takes no more; what was taken back counts no more.
    const [round, first] = [randomUUID(), randomUUID()];
    expect((await game.bet(round, units(2_000), first)).status).toBe("OK");
    expect((await game.bet(round, units(3_001))).status).toBe("BET_LIMIT");
    const parts = await Promise.all([1, 2, 3].map(() => game.bet(round, units(1_500))));
    expect(parts.map(({ status }) => status).toSorted()).toEqual(["BET_LIMIT", "OK", "OK"]);
    expect((await game.rollback(round, first)).status).toBe("OK");
    expect((await game.bet(round, units(2_000))).status).toBe("OK");
    expect((await game.bet(round, units(1))).status).toBe("BET_LIMIT");
    expect(await game.maxStake()).toBe(units(5_000));
    await ann.visitor.get(cancelBonus, { bonusId: ann.bonus.id });
    expect(await game.maxStake()).toBeUndefined();
    expect((await game.bet(randomUUID(), units(5_001))).status).toBe("OK");
  });

  it("X-34: play money is staked without a bonus, whatever its player has", async () => {
    const ann = await withBonus();
    const { sumBalance } = await ann.visitor.getBalance();
    await ann.visitor.launchFirst("DEMO");
    expect((await ann.visitor.getBalance()).sumBalance).toBe(sumBalance);
  });

  it("X-02: after all of that the ledger agrees with rounds and transactions", async () => {
    const { db } = world.app().services;
    for (const compared of [compareTransactions, compareRounds, compareTransfers]) {
      const { count, differences } = await compared(db, "aurelune");
      expect(count).toBeGreaterThan(0);
      expect(differences).toEqual([]);
    }
  });

  const openRefusal = async (bonusId: string): Promise<string> => {
    const { visitor } = await newMember();
    visitor.setToken(undefined);
    return visitor.refuse(cancelBonus, { bonusId });
  };
});
