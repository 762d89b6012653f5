import { randomUUID } from "node:crypto";
import { createDeposit, createWithdrawal, getDeposit, getFunds, getWithdrawalOptions } from "@marquee/contract";
import {
  addTurnover,
  changeTurnoverSettings,
  decideProposal,
  forgiveTurnover,
  getMemberTurnover,
  getStaffWithdrawal,
  getTurnoverSettings,
  type TurnoverSettings,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { noContracts } from "../../../test/noContracts.ts";
import { createGameServer, type GameServer } from "../../../test/gameServer.ts";
import { newKey, paymentPassword, useWithdrawals } from "../../../test/withdrawals.ts";
import { openWallet } from "../../../test/wallet.ts";
import { openKickline, type Visitor } from "../../../test/visitor.ts";
import { expireTurnoverJob } from "./expireTurnoverJob.ts";

const reason = "for a test";
/** So many units of the currency, as a game server says it. */
const units = (amount: number): number => amount * 10_000;

describe("turnover", () => {
  const world = useWithdrawals();
  const { staff, change, newMember, order } = world;
  let server: GameServer;

  beforeAll(() => {
    server = createGameServer(world.app(), world.app().houseSecret);
  });
  afterEach(() => setTurnover((settings) => ({ ...settings, depositPercent: 100, expiryDays: 30 })));

  const setTurnover = async (edit: (settings: TurnoverSettings) => TurnoverSettings): Promise<void> => {
    const { settings, version } = await staff("rita").get(getTurnoverSettings, {});
    const id = randomUUID();
    const { proposal } = await staff("rita").get(changeTurnoverSettings, {
      id,
      settings: edit(settings),
      version,
      reason,
    });
    if (proposal !== null) await staff("rob").get(decideProposal, { id, decision: "approve", note: reason });
  };
  const deposit = async (ann: Visitor, amount = "100000.00"): Promise<string> => {
    const { orderNo, pay } = await ann.get(createDeposit, { methodId: "PAY_HOUSE_WALLET", amount }, newKey());
    await world.pay().submit(pay?.url ?? "", { act: "pay" });
    await expect.poll(async () => (await ann.get(getDeposit, { orderNo })).state).toBe("CREDITED");
    return orderNo;
  };
  const optionsOf = (ann: Visitor) => ann.get(getWithdrawalOptions, {});
  const ask = async (ann: Visitor, accountId: string, amount: string) =>
    (await ann.call(createWithdrawal, { accountId, amount, paymentPassword }, newKey())).body;
  const findId = async (ann: Visitor): Promise<string> => (await openWallet(server, ann)).playerId;

  it("X-33: the sign-up credit is staked before it is withdrawn, by the merchant's share of it, and the requirement never ends by itself", async () => {
    await setTurnover((settings) => ({ ...settings, signupPercent: 150 }));
    const { ann, accountId } = await newMember();
    const { turnover } = await optionsOf(ann);
    expect(turnover).toMatchObject({
      held: "100000.00",
      required: "150000.00",
      requirements: [{ source: "SIGNUP", state: "OPEN", expiresAt: null }],
    });
    expect(await ask(ann, accountId, "100000.00")).toMatchObject({ errorCode: "turnover.required" });
    const game = await openWallet(server, ann);
    await game.betwin(randomUUID(), units(100_000), units(100_000));
    expect(await ask(ann, accountId, "100000.00")).toMatchObject({ errorCode: "turnover.required" });
    await game.betwin(randomUUID(), units(50_000), units(50_000));
    expect(await ask(ann, accountId, "100000.00")).toMatchObject({ success: true });
    await setTurnover((settings) => ({ ...settings, signupPercent: 0 }));
  });

  it("X-33, WL-14: a deposit holds its amount until it was staked; what is above is withdrawn, more is refused with the figures, and nothing moves", async () => {
    const { ann, accountId } = await newMember();
    const orderNo = await deposit(ann);
    expect(await optionsOf(ann)).toMatchObject({
      available: "200000.00",
      withdrawable: "100000.00",
      turnover: {
        held: "100000.00",
        required: "100000.00",
        done: "0.00",
        requirements: [{ source: "DEPOSIT", orderNo, state: "OPEN" }],
      },
    });
    const value = { required: "100000.00", done: "0.00", withdrawable: "100000.00" };
    expect(await ask(ann, accountId, "100001")).toMatchObject({ errorCode: "turnover.required", value });
    expect(await world.walletOf(ann)).toMatchObject({ available: "200000.00", frozen: "0.00" });
    const game = await openWallet(server, ann);
    await game.betwin(randomUUID(), units(40_000), units(40_000));
    expect(await ask(ann, accountId, "150000.00")).toMatchObject({ value: { ...value, done: "40000.00" } });
    const round = randomUUID();
    await game.bet(round, units(60_000));
    expect((await optionsOf(ann)).turnover.done).toBe("40000.00");
    await game.win(round, units(60_000));
    expect(await optionsOf(ann)).toMatchObject({
      withdrawable: "200000.00",
      turnover: { required: "0.00", requirements: [] },
    });
    expect((await order(ann, accountId, "200000.00")).state).toBe("PAYING");
  });

  it("WL-14: the funds are the balance's and the withdrawal's figures in one answer, for the member alone", async () => {
    const { ann, accountId } = await newMember();
    expect(await ann.get(getFunds, {})).toMatchObject({
      balance: "100000.00",
      bonus: "0.00",
      frozen: "0.00",
      withdrawable: "100000.00",
      turnover: { held: "0.00", required: "0.00", done: "0.00" },
      ...noContracts,
    });
    await deposit(ann, "50000.00");
    await order(ann, accountId, "100000.00");
    const funds = await ann.get(getFunds, {});
    expect(funds).toMatchObject({
      balance: "50000.00",
      bonus: "0.00",
      frozen: "100000.00",
      withdrawable: "0.00",
      turnover: { held: "50000.00", required: "50000.00", done: "0.00" },
      ...noContracts,
    });
    const { available, withdrawable, frozen } = await optionsOf(ann);
    expect({ balance: available, withdrawable, frozen }).toEqual({
      balance: funds.balance,
      withdrawable: funds.withdrawable,
      frozen: funds.frozen,
    });
    const other = await newMember();
    expect((await other.ann.get(getFunds, {})).balance).toBe("100000.00");
    expect((await openKickline(world.app()).call(getFunds, {})).status).toBe(401);
  });

  it("X-33: what is not held may go while a requirement is open, to staff by the check of that name; parallel withdrawals never take what is held", async () => {
    const { ann, accountId } = await newMember();
    await deposit(ann);
    await change((settings) => ({
      ...settings,
      rules: { ...settings.rules, "turnover.open": { enabled: true, limit: 0 } },
    }));
    const sent = await Promise.all(Array.from({ length: 3 }, () => ask(ann, accountId, "100000.00")));
    const taken = sent.filter(({ success }) => success);
    expect(taken).toHaveLength(1);
    expect(sent.filter((body) => !body.success && body.errorCode === "turnover.required")).toHaveLength(2);
    const [{ value } = { value: undefined }] = taken;
    const { orderNo } = Object(value);
    expect(await staff("pia").get(getStaffWithdrawal, { orderNo })).toMatchObject({
      state: "RISK",
      checks: ["turnover.open"],
    });
  });

  it("X-33: the weight of a category counts; an open round, a rolled back one and play money do not", async () => {
    const { ann } = await newMember();
    await deposit(ann);
    const game = await openWallet(server, ann);
    const undone = randomUUID();
    const txId = randomUUID();
    await game.bet(undone, units(10_000), txId);
    await game.rollback(undone, txId);
    const demo = await openWallet(server, ann, "DEMO");
    await demo.betwin(randomUUID(), units(2_000), 0);
    expect((await optionsOf(ann)).turnover.done).toBe("0.00");
    const { rows } = await sql<{
      category: string;
    }>`select category from games where code = ${game.gameCode} limit 1`.execute(world.app().services.db);
    const category = rows[0]?.category ?? "";
    await setTurnover((settings) => ({ ...settings, weights: { ...settings.weights, [category]: 50 } }));
    const again = await openWallet(server, ann);
    await again.betwin(randomUUID(), units(10_000), units(10_000));
    expect((await optionsOf(ann)).turnover).toMatchObject({ done: "5000.00", weights: [{ category, percent: 50 }] });
    await setTurnover((settings) => ({ ...settings, weights: { ...settings.weights, [category]: 100 } }));
  });

  it("X-33: parallel settles of one member count each stake once, the oldest requirement first", async () => {
    const { ann } = await newMember();
    await deposit(ann);
    await deposit(ann, "50000.00");
    const game = await openWallet(server, ann);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => game.betwin(randomUUID(), units(10_000), units(10_000))),
    );
    expect(answers.filter(({ status }) => status === "OK")).toHaveLength(12);
    expect((await optionsOf(ann)).turnover).toMatchObject({
      held: "50000.00",
      done: "20000.00",
      requirements: [{ required: "50000.00", done: "20000.00" }],
    });
  });

  it("X-33: a factor of zero requires nothing; a requirement past its time holds nothing, before the job has marked it and after", async () => {
    await setTurnover((settings) => ({ ...settings, depositPercent: 0 }));
    const { ann } = await newMember();
    await deposit(ann);
    expect((await optionsOf(ann)).turnover.requirements).toEqual([]);
    await setTurnover((settings) => ({ ...settings, depositPercent: 300 }));
    await deposit(ann);
    expect(await optionsOf(ann)).toMatchObject({ withdrawable: "200000.00", turnover: { required: "300000.00" } });
    const memberId = await findId(ann);
    const { db } = world.app().services;
    await sql`update turnover_requirements set expires_at = clock_timestamp() where member_id = ${memberId}`.execute(
      db,
    );
    expect(await optionsOf(ann)).toMatchObject({ withdrawable: "300000.00", turnover: { required: "0.00" } });
    for (const _ of [1, 2]) {
      const { requirements } = await staff("pia").get(getMemberTurnover, { memberId });
      expect(requirements).toMatchObject([{ state: "EXPIRED" }]);
      await expireTurnoverJob.run(world.app().services);
    }
  });

  it("X-33: who has lost the money is free of what held it, and a new deposit begins anew; an open round may still win it back", async () => {
    const { ann } = await newMember();
    await deposit(ann);
    await setTurnover((settings) => ({ ...settings, depositPercent: 1_000 }));
    await deposit(ann);
    const game = await openWallet(server, ann);
    const open = randomUUID();
    await game.bet(open, units(10_000));
    await game.betwin(randomUUID(), units(290_000), 0);
    expect((await optionsOf(ann)).turnover.requirements).toHaveLength(1);
    await game.win(open, 0);
    const memberId = await findId(ann);
    const { requirements } = await staff("pia").get(getMemberTurnover, { memberId });
    expect(requirements.map(({ state }) => state)).toEqual(["LOST", "DONE"]);
    await deposit(ann);
    expect((await optionsOf(ann)).turnover).toMatchObject({ required: "1000000.00", done: "0.00" });
  });

  it("X-33: of two people who change the settings the second is told; what is out of range or unknown is refused, and who may only read may not change", async () => {
    const { settings, version } = await staff("rita").get(getTurnoverSettings, {});
    const sent = { id: randomUUID(), settings: { ...settings, depositPercent: 150 }, version, reason };
    const both = await Promise.all([1, 2].map(() => staff("rita").call(changeTurnoverSettings, sent)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const wrong of [
      { depositPercent: -1 },
      { depositPercent: 10_001 },
      { expiryDays: 0 },
      { smallAmount: "1e9" },
      { smallAmount: "1\u0000" },
      { weights: { ...settings.weights, RNG: 101 } },
      { weights: { ...settings.weights, SECRET: 1 } },
    ])
      expect(
        await staff("rita").refuse(changeTurnoverSettings, {
          ...sent,
          settings: { ...settings, ...wrong },
          version: version + 1,
        }),
      ).toBe("request.invalid");
    const half = { ...sent, settings: { ...settings, smallAmount: "100.50" }, version: version + 1 };
    expect((await staff("rita").call(changeTurnoverSettings, half)).body).toMatchObject({
      errorCode: "fields",
      fields: [{ name: "smallAmount", rule: "amount" }],
    });
    expect(await staff("pia").refuse(changeTurnoverSettings, { ...sent, version: version + 1 })).toBe(
      "permission.denied",
    );
    expect((await staff("pia").get(getTurnoverSettings, {})).settings).toMatchObject({ depositPercent: 150 });
  });

  it("X-33: staff add a requirement once, and two people forgive one; both are in the audit log", async () => {
    const { ann } = await newMember();
    const memberId = await findId(ann);
    const sent = { id: randomUUID(), memberId, held: "30000", required: "60000", days: null, reason };
    for (const _ of [1, 2]) await staff("pia").get(addTurnover, sent);
    expect(await staff("pia").refuse(addTurnover, { ...sent, required: "1.00" })).toBe("idempotency.conflict");
    expect(await optionsOf(ann)).toMatchObject({
      withdrawable: "70000.00",
      turnover: { required: "60000.00", requirements: [{ source: "STAFF", orderNo: "", expiresAt: null }] },
    });
    for (const wrong of [{ required: "0" }, { required: "60000.50" }, { required: "50000.55" }, { held: "0.50" }])
      expect(await staff("pia").refuse(addTurnover, { ...sent, id: randomUUID(), ...wrong })).toBe("fields");
    expect(await staff("pia").refuse(addTurnover, { ...sent, id: randomUUID(), memberId: "nobody" })).toBe(
      "member.unknown",
    );
    expect(await staff("sam").refuse(addTurnover, { ...sent, id: randomUUID() })).toBe("permission.denied");
    const [{ id: requirementId } = { id: "" }] = (await optionsOf(ann)).turnover.requirements;
    const { id } = await staff("sam").get(forgiveTurnover, { id: randomUUID(), requirementId, reason });
    expect((await optionsOf(ann)).turnover.requirements).toHaveLength(1);
    await staff("pia").get(decideProposal, { id, decision: "approve", note: "" });
    expect(await optionsOf(ann)).toMatchObject({ withdrawable: "100000.00", turnover: { requirements: [] } });
    expect(await staff("sam").refuse(forgiveTurnover, { id: randomUUID(), requirementId, reason })).toBe(
      "state.changed",
    );
    const { requirements } = await staff("pia").get(getMemberTurnover, { memberId });
    expect(requirements).toMatchObject([{ state: "FORGIVEN", reason }]);
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where subject = (select username from members where id = ${memberId})`.execute(
      world.app().services.db,
    );
    const actions = rows.map(({ action }) => action);
    expect(actions.filter((action) => action === "add turnover requirement")).toHaveLength(1);
    expect(actions).toEqual(expect.arrayContaining(["propose turnover.forgive", "approve turnover.forgive"]));
  });
});
