import { randomUUID } from "node:crypto";
import {
  confirmLimit,
  createDeposit,
  excludeSelf,
  getDeposit,
  getProtection,
  keepLimit,
  setLimit,
  takeTimeOut,
} from "@marquee/contract";
import { getMemberProtection, listExclusions } from "@marquee/contract/staff";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGameServer } from "../../../test/gameServer.ts";
import { openPayHouse } from "../../../test/openPayHouse.ts";
import type { PayHouse } from "../../../test/payHouse.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { limit, passHours } from "../../../test/protection.ts";
import { createSeamlessPlayers, type SeamlessPlayers } from "../../../test/seamlessPlayers.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { type Visitor } from "../../../test/visitor.ts";

const hour = 3_600_000;

describe("limits of deposits, and what staff see", () => {
  let app: TestApp;
  let pay: PayHouse;
  let players: SeamlessPlayers;

  beforeAll(async () => {
    pay = await openPayHouse();
    app = await openTestApp({ MARQUEE_PAYMENTS_FILE: pay.paymentsFile, ...deskSettings });
    await pay.start(await app.http.listen({ host: "127.0.0.1", port: 0 }));
    players = createSeamlessPlayers(app, createGameServer(app, app.houseSecret));
  });
  afterEach(async () => {
    await pay.setFaults();
    expect(await app.listFaults()).toEqual([]);
  });
  afterAll(async () => {
    await app.close();
    await pay.stop();
  });

  const order = (amount: string) => ({ methodId: "PAY_HOUSE_WALLET", amount });
  const newKey = () => ({ headers: { "idempotency-key": randomUUID() } });
  const deposit = (visitor: Visitor, amount: string) => visitor.get(createDeposit, order(amount), newKey());
  const answerDeposit = (visitor: Visitor, amount: string) => visitor.call(createDeposit, order(amount), newKey());

  it("X-03: with 500 per day a deposit that passes it is refused with what is left and when it is possible", async () => {
    const { visitor } = await players.openPlayer();
    await limit(visitor, "DEPOSIT", "DAY", "500000.00");
    const before = Date.now();
    expect((await answerDeposit(visitor, "501000.00")).body).toMatchObject({
      success: false,
      errorCode: "rg.deposit.limit",
      value: { limit: "500000.00", period: "DAY", left: "500000.00" },
    });
    await deposit(visitor, "300000.00");
    const { body } = await answerDeposit(visitor, "201000.00");
    expect(body).toMatchObject({ errorCode: "rg.deposit.limit", value: { left: "200000.00" } });
    const until = Number(Reflect.get(Object(body.value), "until"));
    expect(Math.abs(until - before - 24 * hour)).toBeLessThan(60_000);
    await deposit(visitor, "200000.00");
    expect((await answerDeposit(visitor, "100000.00")).body).toMatchObject({ value: { left: "0.00" } });
    expect((await visitor.get(getProtection, {})).limits).toMatchObject([
      { kind: "DEPOSIT", period: "DAY", amount: "500000.00", used: "500000.00", left: "0.00", next: null },
    ]);
  });

  it("X-03: of 12 parallel orders no more are stored than the limit allows", async () => {
    const { visitor } = await players.openPlayer();
    await limit(visitor, "DEPOSIT", "WEEK", "250000.00");
    const answers = await Promise.all(Array.from({ length: 12 }, () => answerDeposit(visitor, "100000.00")));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(2);
  });

  it("X-03: what is paid after the limit was lowered waits for a person, and nothing is credited", async () => {
    const { visitor } = await players.openPlayer();
    const { orderNo, pay: how } = await deposit(visitor, "300000.00");
    await limit(visitor, "DEPOSIT", "DAY", "200000.00");
    const { sumBalance } = await visitor.getBalance();
    await pay.submit(how?.url ?? "", { act: "pay" });
    await expect
      .poll(async () => (await visitor.get(getDeposit, { orderNo })).steps.at(-1))
      .toMatchObject({ state: "REVIEW", reason: "limit" });
    expect((await visitor.getBalance()).sumBalance).toBe(sumBalance);
  });

  it("X-04: lower is at once, higher and none only after 24 h and a second confirmation, and the strictest counts", async () => {
    const { visitor } = await players.openPlayer();
    const name = { kind: "DEPOSIT", period: "DAY" } as const;
    await limit(visitor, "DEPOSIT", "DAY", "500000.00");
    expect((await limit(visitor, "DEPOSIT", "DAY", "400000.00")).limits).toMatchObject([
      { amount: "400000.00", next: null },
    ]);
    const [asked] = (await limit(visitor, "DEPOSIT", "DAY", "900000.00")).limits;
    expect(asked).toMatchObject({ amount: "400000.00", next: { amount: "900000.00" } });
    expect(Math.abs((asked?.next?.from ?? 0) - Date.now() - 24 * hour)).toBeLessThan(60_000);
    expect(await visitor.refuse(confirmLimit, name)).toBe("rg.limit.not.due");
    await passHours(app.services.db, 24);
    expect((await answerDeposit(visitor, "500000.00")).body).toMatchObject({ errorCode: "rg.deposit.limit" });
    const twice = await Promise.all([visitor.call(confirmLimit, name), visitor.call(confirmLimit, name)]);
    expect(twice.filter(({ body }) => body.success)).toHaveLength(1);
    await limit(visitor, "DEPOSIT", "MONTH", "600000.00");
    expect((await answerDeposit(visitor, "700000.00")).body).toMatchObject({ value: { period: "MONTH" } });
    await deposit(visitor, "600000.00");
    await limit(visitor, "DEPOSIT", "MONTH", null);
    await visitor.get(keepLimit, { kind: "DEPOSIT", period: "MONTH" });
    await passHours(app.services.db, 24);
    expect(await visitor.refuse(confirmLimit, { kind: "DEPOSIT", period: "MONTH" })).toBe("rg.limit.not.due");
    await limit(visitor, "DEPOSIT", "DAY", null);
    await passHours(app.services.db, 24 * 9);
    // A wish that nobody confirmed within a week is over.
    expect(await visitor.refuse(confirmLimit, name)).toBe("rg.limit.not.due");
    await limit(visitor, "DEPOSIT", "DAY", null);
    await passHours(app.services.db, 25);
    expect((await visitor.get(confirmLimit, name)).limits).toMatchObject([{ period: "MONTH", amount: "600000.00" }]);
  });

  it.each([
    ["DEPOSIT", "DAY", "0"],
    ["DEPOSIT", "DAY", "-5"],
    ["DEPOSIT", "DAY", "1e9"],
    ["WAGER", "DAY", "999999999999999999"],
    ["LOSS", "WEEK", "12.345"],
    ["LOSS", "WEEK", "50000.55"],
    ["DEPOSIT", "MONTH", "0.5"],
    ["LOSS", "WEEK", " "],
    ["SESSION", "SESSION", "0"],
    ["SESSION", "SESSION", "1441"],
    ["SESSION", "SESSION", "60.5"],
    ["SESSION", "DAY", "60"],
    ["WAGER", "SESSION", "60"],
  ] as const)("X-03, X-05: a limit %s %s of %j is refused by its field", async (kind, period, amount) => {
    const { visitor } = await players.openPlayer();
    expect(await visitor.refuse(setLimit, { kind, period, amount })).toBe("fields");
    expect((await visitor.get(getProtection, {})).limits).toEqual([]);
  });

  it("X-09: what is paid after an exclusion waits for a person", async () => {
    const { visitor } = await players.openPlayer();
    const { orderNo, pay: how } = await deposit(visitor, "300000.00");
    await visitor.get(excludeSelf, { months: 6, understood: true });
    await pay.submit(how?.url ?? "", { act: "pay" });
    await expect
      .poll(async () => (await visitor.get(getDeposit, { orderNo })).steps.at(-1))
      .toMatchObject({ state: "REVIEW", reason: "excluded" });
  });

  it("X-09: staff read exclusions and a member's limits, which is written down, and can change nothing", async () => {
    const { visitor, userName, playerId } = await players.openPlayer();
    await limit(visitor, "LOSS", "MONTH", "700000.00");
    await visitor.get(takeTimeOut, { hours: 24 });
    await addStaff(app.services.db, "protection@desk.example", { AURELUNE: ["SUPPORT"] });
    const staff = await new Staff(app, "AURELUNE").login("protection@desk.example");
    const { items } = await staff.get(listExclusions, {});
    expect(items[0]).toMatchObject({ username: userName, kind: "TIMEOUT", inForce: true });
    expect(await staff.get(getMemberProtection, { memberId: playerId })).toMatchObject({
      username: userName,
      limits: [{ kind: "LOSS", period: "MONTH", amount: "700000.00" }],
    });
    expect(await staff.refuse(getMemberProtection, { memberId: "nobody" })).toBe("member.unknown");
  });
});
