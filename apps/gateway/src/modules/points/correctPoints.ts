import { toMoney } from "@marquee/contract";
import { CorrectPointsSchema } from "@marquee/contract/schema";
import { type CorrectedPoints, type CorrectPoints, hasPermission } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Value } from "typebox/value";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { takesTwoPeople } from "../../tenants/stakes.ts";
import {
  type PointMember,
  findPointMember,
  findCorrection,
  insertCorrection,
  listCorrectedAlone,
  lockCorrections,
} from "./correctionStore.ts";
import { spendPoints } from "./movePoints.ts";
import { creditPoints, getPoints, lockPoints } from "./pointStore.ts";
import type { Services } from "./services.ts";
import { toDefaultSettings } from "./settings.ts";
import { valuePoints } from "./valuePoints.ts";

const kind = "points.correct";
const pointUnit = 10_000n;

/** @throws Refusal `fields` for zero; `member.unknown` for nobody, and for agents and trial players, who have no points; `account.closed` */
async function requireCorrected(
  db: Db,
  { tenant }: MerchantCall,
  { memberId, points }: CorrectPoints,
): Promise<PointMember> {
  if (points === 0) throw new Refusal("fields", { fields: [{ name: "points", rule: "amount" }] });
  const member = await findPointMember(db, { tenantId: tenant.id, memberId });
  if (member?.kind !== 0) throw new Refusal("member.unknown");
  if (member.state === "CLOSED") throw new Refusal("account.closed");
  return member;
}

/**
 * What so many points are worth, given or taken, in 1/10,000 of the unit: at the rate of now or the one that the platform begins with, whichever
 * is more, since one person alone may lower a rate.
 */
async function toWorth(tx: Db, { tenant }: MerchantCall, points: number, currency: string): Promise<bigint> {
  const amount = BigInt(Math.abs(points)) * pointUnit;
  const now = await valuePoints(tx, { id: tenant.id, currency }, amount);
  const { ratio, unit } = toDefaultSettings(currency);
  const usual = (amount * toMoney(unit)) / (BigInt(ratio) * pointUnit);
  return now > usual ? now : usual;
}

/** Moves the points with the correction and its line of the audit log. @throws Refusal `points.insufficient`, `account.closed` */
async function put(
  tx: Db,
  call: MerchantCall,
  { id, memberId, points, reason }: CorrectPoints,
  made: { readonly by: string; readonly alone: boolean },
): Promise<void> {
  const { id: tenantId } = call.tenant;
  const key = { tenantId, memberId };
  await lockPoints(tx, key);
  const { username, currency } = await requireCorrected(tx, call, { id, memberId, points, reason });
  const worth = await toWorth(tx, call, points, currency);
  const amount = BigInt(points) * pointUnit;
  await insertCorrection(tx, key, { id, points: amount, currency, worth, made_by: made.by, made_alone: made.alone });
  const before = await getPoints(tx, key);
  if (points > 0) await creditPoints(tx, { ...key, kind: "POINT_ADJUST", points: amount, refNo: id });
  else {
    await spendPoints(tx, { ...key, kind: "POINT_ADJUST", refNo: id, points: -amount });
    await publishEvent(tx, { ...key, kind: "points" });
  }
  const after = await getPoints(tx, key);
  const toSaid = (each: typeof before) => ({ points: `${each.points}`, owed: `${each.owed}` });
  await call.audit(tx, {
    action: "correct points",
    subject: username,
    before: toSaid(before),
    after: { ...toSaid(after), corrected: points },
    reason,
  });
}

/**
 * Gives a player points or takes some, never below zero; what the player owes is taken of what is given. Who may approve money corrects alone
 * what is worth less within a day than two people pay out; the rest is proposed. Sent twice, it is made once.
 * @throws Refusal `fields`, `member.unknown`, `account.closed`, `points.insufficient`, `idempotency.conflict`
 */
export async function correctPointsOf(
  { db }: Services,
  call: MerchantCall,
  request: CorrectPoints,
): Promise<CorrectedPoints> {
  const { id: tenantId, code } = call.tenant;
  const { id, memberId, points, reason } = request;
  const { email, grants } = call.session.person;
  return transact(db, async (tx) => {
    await lockCorrections(tx, tenantId);
    const stored = await findCorrection(tx, tenantId, id);
    if (stored !== undefined) {
      if (stored.memberId !== memberId || stored.points !== BigInt(points) * pointUnit)
        throw new Refusal("idempotency.conflict");
      return { proposal: null };
    }
    const { username, currency } = await requireCorrected(tx, call, request);
    const total = String(await toWorth(tx, call, points, currency));
    const alone = [...(await listCorrectedAlone(tx, tenantId, email)), { currency, total }];
    if (hasPermission(grants, code, "balances.approve") && !takesTwoPeople(alone)) {
      await put(tx, call, request, { by: email, alone: true });
      return { proposal: null };
    }
    const { points: balance } = await getPoints(tx, { tenantId, memberId });
    if (balance + BigInt(points) * pointUnit < 0n) throw new Refusal("points.insufficient");
    await propose(tx, call, { id, kind, subject: username, data: { ...request }, reason });
    return { proposal: id };
  });
}

/** An approved proposal moves the points; it stays proposed when the player has fewer by then. */
export const correctionKind: ProposalKind = {
  kind,
  permission: "balances.approve",
  apply: async (tx, _services, call, { data, proposedBy }) => {
    const request = Value.Parse(CorrectPointsSchema, data);
    await lockCorrections(tx, call.tenant.id);
    if ((await findCorrection(tx, call.tenant.id, request.id)) !== undefined) throw new Refusal("state.changed");
    await put(tx, call, request, { by: proposedBy, alone: false });
  },
};
