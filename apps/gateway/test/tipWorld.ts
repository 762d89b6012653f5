import { randomUUID } from "node:crypto";
import {
  type Envelope,
  getMemberInfo,
  listChatRooms,
  sendChatLine,
  sendRain,
  sendTip,
  setPaymentPassword,
} from "@marquee/contract";
import type { TipSettings } from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeAll, beforeEach } from "vitest";
import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import { getAccountBalance } from "../src/ledger/readLedger.ts";
import { postTransfer } from "../src/ledger/postTransfer.ts";
import { getSettings, putSettings } from "../src/modules/chat-tip/settingsStore.ts";
import {
  getSettings as getPayoutSettings,
  putSettings as putPayoutSettings,
} from "../src/modules/withdrawal/settingsStore.ts";
import { useChats } from "./chatWorld.ts";
import { switchModules } from "./registration.ts";
import { passwordOf, type Visitor } from "./visitor.ts";
import { newKey, paymentPassword } from "./withdrawals.ts";

const merchant = { id: "aurelune", currency: "VND" };

/** Wide limits in dong; each test begins with them. */
export const wide: TipSettings = {
  min: "1000",
  max: "1000000",
  pairAmount: "2000000",
  dayAmount: "5000000",
  receivedAmount: "5000000",
  rainMax: "2000000",
  rainPeople: 20,
  rainMinutes: 15,
};

/** A member of a room, who has written in it. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly personId: string;
  readonly visitor: Visitor;
}

/** What a call came to: `sent`, or its code. */
export const toCode = (body: Envelope<unknown>): string => (body.success ? "sent" : body.errorCode);

/** Chat rooms whose members may give each other money. */
export function useTips() {
  const world = useChats();
  const { db, room } = world;

  /** Whether a new password keeps members from giving. */
  const setCooling = async (enabled: boolean): Promise<void> => {
    const { settings, version } = await getPayoutSettings(db(), merchant);
    const rules = { ...settings.rules, "credentials.changed": { enabled, limit: 72 } };
    await putPayoutSettings(db(), merchant, { ...settings, rules }, version);
  };
  const setLimits = async (edit: Partial<TipSettings> = {}): Promise<void> => {
    const { version } = await getSettings(db(), merchant);
    await putSettings(db(), merchant, { ...wide, ...edit }, version);
  };

  beforeAll(async () => {
    await switchModules(world.app(), "aurelune", { TIPS3: "on" });
    await setCooling(false);
  });
  beforeEach(() => setLimits());

  const fund = async (memberId: string, amount: bigint): Promise<void> => {
    const [asset, kind] = ["VND", "ADJUST"] as const;
    await postTransfer(db(), {
      tenant: merchant.id,
      scope: "test",
      key: randomUUID(),
      ref: "test",
      postings: [
        { account: toHouseAccount("real", merchant.id, "adjust"), asset, kind, amount: -amount },
        { account: toMemberAccount("real", memberId, "main"), asset, kind, amount },
      ],
    });
  };
  const balanceOf = async ({ id }: Pick<Person, "id">): Promise<number> => {
    const account = toMemberAccount("real", id, "main");
    return Number((await getAccountBalance(db(), { tenant: merchant.id, account, asset: "VND" })) ?? 0n) / 10_000;
  };

  /** A member with so many dong who has written in a room. */
  const join = async (dong = 0, roomId = room()): Promise<Person> => {
    const { visitor, name } = await world.newMember();
    const { id } = await visitor.get(getMemberInfo, {});
    const password = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword };
    await visitor.get(setPaymentPassword, { password: passwordOf("AURELUNE"), ...password });
    // Whatever a new member is given.
    const missing = dong - (await balanceOf({ id }));
    if (missing !== 0) await fund(id, BigInt(missing) * 10_000n);
    const { personId } = (await visitor.get(listChatRooms, {})).me;
    await visitor.get(sendChatLine, world.send(`hello ${name}`, randomUUID(), roomId));
    return { id, name, personId, visitor };
  };

  const tip = (from: Person, to: Pick<Person, "personId">, amount: string, key = newKey(), roomId = room()) =>
    from.visitor.get(sendTip, { roomId, personId: to.personId, amount, paymentPassword }, key);
  const rain = (from: Person, amount: string, roomId = room(), key = newKey()) =>
    from.visitor.get(sendRain, { roomId, amount, paymentPassword }, key);
  return {
    ...world,
    setCooling,
    setLimits,
    fund,
    balanceOf,
    join,
    tip,
    rain,
    tipError: async (from: Person, to: Pick<Person, "personId">, amount: string, more: object = {}) =>
      (
        await from.visitor.call(
          sendTip,
          { roomId: room(), personId: to.personId, amount, paymentPassword, ...more },
          newKey(),
        )
      ).body,
    rainError: async (from: Person, amount: string, roomId = room()) =>
      (await from.visitor.call(sendRain, { roomId, amount, paymentPassword }, newKey())).body,
    /** From now on these accounts share a trait of a person. */
    link: async (...people: readonly Person[]): Promise<void> => {
      const trait = randomUUID();
      for (const { id } of people)
        await sql`insert into member_traits (tenant_id, member_id, rule, trait_key) values ('aurelune', ${id}, 'SAME_DEVICE', ${trait})`.execute(
          db(),
        );
    },
  };
}
