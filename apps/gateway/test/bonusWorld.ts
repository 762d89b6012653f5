import { randomUUID } from "node:crypto";
import { type Bonus, createDeposit, type DepositOrder, listBonuses, type RegisterRequest } from "@marquee/contract";
import { decideProposal, type SavePromotion, savePromotion } from "@marquee/contract/staff";
import { toMoney } from "@marquee/contract";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { createGameServer, type GameServer } from "./gameServer.ts";
import { type MemoryProvider, openMemoryProvider, toReference } from "./memoryProvider.ts";
import { openTestApp, type TestApp } from "./openTestApp.ts";
import { requireNoTurnover } from "./requireNoTurnover.ts";
import { addStaff, deskSettings, Staff } from "./staff.ts";
import { openAurelune, type Visitor } from "./visitor.ts";
import { openWallet } from "./wallet.ts";

/** A promotion that doubles a deposit; what is staked ten times becomes the member's. */
const doubled: Omit<SavePromotion, "id" | "proposalId"> = {
  version: 0,
  names: { EN: "Double" },
  isOn: true,
  currency: "VND",
  percent: 100,
  maxBonus: "1000000",
  minDeposit: "50000",
  factor: 10,
  maxStake: null,
  maxConvert: null,
  days: 7,
  sticky: false,
  endsWithWithdrawal: false,
  byCode: false,
  turn: "ONCE",
  oncePerPerson: false,
  nth: null,
  weekdays: [],
  hours: null,
  startsAt: null,
  endsAt: null,
  reason: "for a test",
};

/** So many units of the currency, as a game server says it. */
export const units = (amount: number): number => amount * 10_000;

/** A member who may claim, with a game session when one is asked for. */
export interface Claimer {
  readonly name: string;
  readonly visitor: Visitor;
}

/** One gateway with a provider in this process, deposits that need not be staked, staff, and members who begin with nothing. */
export function useBonuses() {
  let app: TestApp;
  let provider: MemoryProvider;
  let server: GameServer;
  const people = new Map<string, Staff>();
  let names = 0;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    Object.assign(app.services, { limiter: async () => {} });
    provider = openMemoryProvider("AURELUNE");
    Object.assign(app.services, { payments: { ...app.services.payments, ...provider.payments } });
    server = createGameServer(app, app.houseSecret);
    const { db } = app.services;
    await requireNoTurnover(db, { id: "aurelune", currency: "VND" });
    for (const [name, role] of [
      ["olga", "OPERATIONS"],
      ["otto", "OPERATIONS"],
      ["pia", "PAYMENTS"],
      ["rob", "RISK"],
      ["rita", "RISK"],
      ["cora", "CONTENT"],
      ["audrey", "AUDITOR"],
    ] as const) {
      await addStaff(db, `${name}@aurelune.example`, { AURELUNE: [role] });
      people.set(name, await new Staff(app, "AURELUNE").login(`${name}@aurelune.example`));
    }
  });
  afterEach(async () => expect(await app.listFaults()).toEqual([]));
  afterAll(() => app.close());

  const staff = (name: string): Staff => {
    const found = people.get(name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found;
  };

  const newMember = async (more: Partial<RegisterRequest> = {}): Promise<Claimer> => {
    const name = `claimer${(names += 1)}`;
    const visitor = openAurelune(app);
    await visitor.registerAs(name, more);
    return { name, visitor };
  };

  /** Makes a promotion. @returns its id */
  const offer = async (more: Partial<SavePromotion> = {}): Promise<string> => {
    const id = randomUUID();
    const { proposal } = await staff("olga").get(savePromotion, { ...doubled, proposalId: id, id, ...more });
    if (proposal !== null) await staff("pia").get(decideProposal, { id, decision: "approve", note: "for a test" });
    return id;
  };

  const order = ({ visitor }: Claimer, promotionId: string | undefined, amount = "100000"): Promise<DepositOrder> =>
    visitor.get(
      createDeposit,
      { methodId: "PAY_HOUSE_WALLET", amount, ...(promotionId === undefined ? {} : { promotionId }) },
      { headers: { "idempotency-key": randomUUID() } },
    );

  /** The code with which a deposit is refused, and its value. */
  const refuse = async ({ visitor }: Claimer, promotionId: string, amount = "100000") => {
    const request = { methodId: "PAY_HOUSE_WALLET", amount, promotionId };
    const { body } = await visitor.call(createDeposit, request, { headers: { "idempotency-key": randomUUID() } });
    return body.success ? undefined : { code: body.errorCode, value: body.value };
  };

  /** The provider says that an order is paid, or that something else was paid for it. */
  const pay = async ({ orderNo, amount }: Pick<DepositOrder, "orderNo" | "amount">, paid = amount): Promise<void> => {
    const report = provider.set({
      kind: "DEPOSIT",
      orderNo,
      providerRef: toReference(orderNo),
      status: "PAID",
      amount: toMoney(paid),
      currency: "VND",
      reason: "",
    });
    const { headers, payload } = provider.toCallback(report, "signed");
    const url = "/payments/AURELUNE/PAY_HOUSE";
    const { statusCode } = await app.http.inject({ method: "POST", url, headers: { ...headers }, payload });
    expect(statusCode).toBe(200);
  };

  const bonusOf = async ({ visitor }: Claimer): Promise<Bonus> => {
    const { list } = await visitor.get(listBonuses, {});
    const [bonus] = list;
    if (bonus === undefined) throw new Error("the member has no bonus");
    return bonus;
  };

  return {
    app: () => app,
    staff,
    newMember,
    offer,
    order,
    refuse,
    pay,
    bonusOf,
    /** A member with a credited deposit and the bonus on it. */
    withBonus: async (
      more: Partial<SavePromotion> = {},
      amount = "100000",
    ): Promise<Claimer & { readonly bonus: Bonus }> => {
      const promotionId = await offer(more);
      const claimer = await newMember();
      await pay(await order(claimer, promotionId, amount));
      return { ...claimer, bonus: await bonusOf(claimer) };
    },
    play: ({ visitor }: Claimer) => openWallet(server, visitor),
  };
}
