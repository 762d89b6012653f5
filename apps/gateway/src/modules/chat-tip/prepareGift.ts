import { type SendRain, toDecimal } from "@marquee/contract";
import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import { requireOrderAmount } from "../../orders/requireOrderAmount.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { findWriter, listWriters, writeRain } from "../chat/index.ts";
import { endBonusWithMoneyOut } from "../promotions/index.ts";
import { requirePassword } from "../withdrawal/index.ts";
import { canReceive, lockProtected } from "./canReceive.ts";
import { lockWallets, moveMoney } from "./moveMoney.ts";
import { listOpenPlayers, lockOpenPlayers } from "./partyStore.ts";
import { requireGiver, requireMeans } from "./requireGiver.ts";
import { requireTips } from "./requireTips.ts";
import type { Services } from "./services.ts";
import { getTipLimits, type TipLimits } from "./settingsStore.ts";
import { splitRain } from "./splitRain.ts";
import { tellGift } from "./tellGift.ts";
import { addTip, listLinked, sumReceived } from "./tipStore.ts";

/** What is stored of the call. */
export type Given = { readonly tipId: string };

/** A gift whose amount is read: in 1/10,000 of the unit. */
interface Gift {
  readonly giver: Session;
  readonly roomId: string;
  readonly amount: bigint;
  readonly endingBonusId: string | undefined;
  readonly limits: TipLimits;
  readonly unit: bigint;
}

/** Who gets how much each. */
interface Parts {
  readonly receiverIds: readonly string[];
  readonly each: bigint;
}

const nobody: Parts = { receiverIds: [], each: 0n };

/** The giver's wallet and those of who may get something are locked, and their accounts held. @returns them, and what the giver has */
async function lockParties(tx: Db, { giver }: Gift, receiverIds: readonly string[]) {
  const { memberId, currency } = giver;
  const able = await lockProtected(tx, giver, receiverIds);
  const balances = await lockWallets(tx, giver, [memberId, ...able]);
  const open = await lockOpenPlayers(tx, giver, [memberId, ...able], currency);
  if (!open.has(memberId)) throw new Refusal("account.frozen");
  return { receiverIds: able.filter((id) => open.has(id)), balance: balances.get(memberId) ?? 0n };
}

/** @throws Refusal `chat.tip.pair` with `left`; `chat.tip.receiver` for whatever else keeps the receiver from it: that is nobody else's business */
async function toTip(tx: Db, { giver, amount, limits }: Gift, receiverIds: readonly string[]): Promise<Parts> {
  const [receiverId] = receiverIds;
  if (receiverId === undefined) throw new Refusal("chat.tip.receiver");
  const got = (await sumReceived(tx, giver, [receiverId])).get(receiverId) ?? { all: 0n, fromGiver: 0n };
  const left = limits.pairAmount > got.fromGiver ? limits.pairAmount - got.fromGiver : 0n;
  if (amount > left) throw new Refusal("chat.tip.pair", { value: { left: toDecimal(left) } });
  const key = { tenantId: giver.tenantId, memberId: receiverId };
  if (got.all + amount > limits.receivedAmount || !(await canReceive(tx, key, amount)))
    throw new Refusal("chat.tip.receiver");
  return { receiverIds: [receiverId], each: amount };
}

/** Splits a rain among those who can get their part: where somebody cannot, the others get more. */
async function toRain(tx: Db, gift: Gift, receiverIds: readonly string[]): Promise<Parts> {
  const { giver, amount, limits, unit } = gift;
  const { count, each } = splitRain(amount, receiverIds.length, unit);
  if (count === 0) return nobody;
  const chosen = receiverIds.slice(0, count);
  const got = await sumReceived(tx, giver, chosen);
  const able: string[] = [];
  for (const id of chosen) {
    const { all, fromGiver } = got.get(id) ?? { all: 0n, fromGiver: 0n };
    const fits = all + each <= limits.receivedAmount && fromGiver + each <= limits.pairAmount;
    if (fits && (await canReceive(tx, { tenantId: giver.tenantId, memberId: id }, each))) able.push(id);
  }
  return able.length === chosen.length ? { receiverIds: able, each } : toRain(tx, gift, able);
}

/** Who may have a part of a rain: of those who share a trait of a person the first, and nobody who shares one with the giver. */
async function listStrangers(tx: Db, { giver, roomId, limits }: Gift): Promise<string[]> {
  const { tenantId, memberId, currency } = giver;
  const writers = await listWriters(tx, giver, roomId, limits.rainMinutes);
  const open = await listOpenPlayers(tx, tenantId, writers, currency);
  const strangers: string[] = [];
  for (const id of writers.filter((writer) => open.has(writer))) {
    if (strangers.length === limits.rainPeople) break;
    if ((await listLinked(tx, { tenantId, memberId: id }, [memberId, ...strangers])).size === 0) strangers.push(id);
  }
  return strangers;
}

/** Reads what every gift says, before anything is locked. */
async function readGift(
  services: Services,
  call: Call,
  { roomId, amount: text, endingBonusId, paymentPassword }: SendRain,
  toMost: (limits: TipLimits) => bigint,
): Promise<Gift> {
  const giver = requireSession(call);
  requireTips(call.tenant);
  if (giver.status !== "ACTIVE") throw new Refusal(giver.status === "CLOSED" ? "account.closed" : "account.frozen");
  if (giver.kind !== 0) throw new Refusal("chat.agent.refused");
  const limits = await getTipLimits(services.db, giver);
  const digits = toDigits(call.tenant, giver.currency);
  const amount = requireOrderAmount(text, digits, {
    min: toDecimal(limits.min),
    max: toDecimal(toMost(limits)),
    tooLittle: "chat.tip.min",
    tooMuch: "chat.tip.max",
  });
  await requirePassword(services, call, paymentPassword);
  return { giver, roomId, amount, endingBonusId, limits, unit: 10n ** BigInt(4 - digits) };
}

/** Moves a gift and stores it, and ends the giver's bonus as a withdrawal does. @returns its number @throws Refusal `withdraw.bonus` */
async function give(
  tx: Db,
  services: Services,
  call: Call,
  { giver, endingBonusId }: Gift,
  { kind, isLinked, ...parts }: Parts & { readonly kind: "TIP" | "RAIN"; readonly isLinked: boolean },
): Promise<Given> {
  const { tenantId, memberId: giverId, currency } = giver;
  const gift = { tenantId, tipId: createOrderNo("G"), kind, giverId, currency, ...parts };
  await moveMoney(tx, gift);
  await addTip(tx, { ...gift, isLinked });
  await tellGift(tx, services, call.tenant.name, gift);
  await endBonusWithMoneyOut(tx, services, giver, endingBonusId);
  return { tipId: gift.tipId };
}

/**
 * Prepares a tip to somebody who has written in a room; the returned effect moves the money, stores both sides and tells both members, all in
 * one transaction. A tip between linked accounts is marked for staff.
 * @throws Refusal `chat.tip.*`, `fields`, `payment.password.*`, and what {@link requireGiver} and {@link requireMeans} throw
 */
export async function prepareTip(
  services: Services,
  call: Call,
  { personId, ...request }: SendRain & { readonly personId: string },
): Promise<(tx: Db) => Promise<Given>> {
  const gift = await readGift(services, call, request, ({ max }) => max);
  const { giver, roomId, amount } = gift;
  return async (tx) => {
    const found = await findWriter(tx, giver, roomId, personId);
    const { receiverIds, balance } = await lockParties(tx, gift, found === undefined ? [] : [found]);
    await requireGiver(tx, call.tenant, giver, roomId);
    const parts = await toTip(tx, gift, receiverIds);
    await requireMeans(tx, giver, { amount, balance });
    const isLinked = (await listLinked(tx, giver, parts.receiverIds)).size > 0;
    return give(tx, services, call, gift, { kind: "TIP", isLinked, ...parts });
  };
}

/**
 * Prepares a rain: the returned effect splits the amount equally among those who have just written in the room, without linked accounts, and
 * writes into the room that it was given. What cannot be split stays with the giver.
 * @throws Refusal `chat.tip.nobody` where nobody can get anything, `chat.tip.*`, `fields`, `payment.password.*`, and what {@link requireGiver}
 * and {@link requireMeans} throw
 */
export async function prepareRain(
  services: Services,
  call: Call,
  request: SendRain,
): Promise<(tx: Db) => Promise<Given>> {
  const gift = await readGift(services, call, request, ({ rainMax }) => rainMax);
  const { giver, roomId, amount } = gift;
  return async (tx) => {
    const { receiverIds, balance } = await lockParties(tx, gift, await listStrangers(tx, gift));
    await requireGiver(tx, call.tenant, giver, roomId);
    const parts = await toRain(tx, gift, receiverIds);
    const count = parts.receiverIds.length;
    if (count === 0) throw new Refusal("chat.tip.nobody");
    await requireMeans(tx, giver, { amount, balance });
    const given = await give(tx, services, call, gift, { kind: "RAIN", isLinked: false, ...parts });
    const rain = { amount: parts.each * BigInt(count), currency: giver.currency, count };
    await writeRain(tx, call.tenant, giver, roomId, rain);
    return given;
  };
}
