import {
  gameCategories,
  type PointBalance,
  type PointConfig,
  type PointMovements,
  type PointMovementsRequest,
  type PointRewards,
  type PointRewardsRequest,
  type Redemptions,
  type RedemptionsRequest,
  redemptionStatuses,
  toAmount,
  toDecimal,
} from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { requireDays } from "../../http/requireDays.ts";
import { toLabelName } from "../member/index.ts";
import { listCodes } from "./codeStore.ts";
import { getPoints, sumStaked } from "./pointStore.ts";
import { readMovements } from "./readMovements.ts";
import { listOwnRedemptions, type RedemptionRow } from "./redemptionStore.ts";
import { listOffers } from "./rewardStore.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";

const rewardsPerPage = 24;
const redemptionsPerPage = 20;
const movementsPerPage = 20;

/** Whole points of 1/10,000: fractions are kept, and not shown. */
const toWhole = (points: bigint): string => `${(points > 0n ? points : 0n) / 10_000n}`;

/** An amount as staff have typed it, such as `50000`, as amounts are answered. */
const toAmountText = (typed: string): string => toDecimal(toAmount(typed, 4));

const toCurrency = ({ session, tenant }: Call): string => session?.currency ?? tenant.currency;

/** The caller's points (PM-01). */
export async function readPointBalance({ db }: Services, call: Call): Promise<PointBalance> {
  const { tenantId, memberId, currency } = requireSession(call);
  const { points, earned } = await getPoints(db, { tenantId, memberId });
  const { settings } = await getSettings(db, { id: tenantId, currency });
  return { points: toWhole(points), ratio: `${settings.ratio}`, lifetime: toWhole(earned) };
}

/** How points are earned and converted (PM-06); categories that the merchant does not have are left out. */
export async function readPointConfig({ db }: Services, call: Call): Promise<PointConfig> {
  const currency = toCurrency(call);
  const { settings } = await getSettings(db, { id: call.tenant.id, currency });
  return {
    currency,
    ratio: `${settings.ratio}`,
    unit: settings.unit,
    rules: gameCategories.flatMap(({ category, moduleId }) => {
      const betPerPoint = settings.betPerPoint[category];
      return betPerPoint === null || !call.tenant.modules.has(moduleId) ? [] : [{ category, betPerPoint }];
    }),
    levels: settings.percents.map((percent, rank) => ({ rank, percent })),
    convert: {
      min: `${settings.convertMin}`,
      max: `${settings.convertMax}`,
      multiple: `${settings.multiple}`,
      turnoverPercent: settings.turnoverPercent,
    },
    claims: { accountDays: settings.accountDays, oncePerPerson: settings.oncePerPerson },
  };
}

/** A page of the mall (PM-02). */
export async function readPointRewards(
  { db }: Services,
  call: Call,
  { type, pageNo = 1 }: PointRewardsRequest,
): Promise<PointRewards> {
  const currency = toCurrency(call);
  const { id: tenantId, timeZone } = call.tenant;
  const place = { limit: rewardsPerPage, offset: (pageNo - 1) * rewardsPerPage };
  const { rows, count } = await listOffers(db, { tenantId, currency, type, ...place });
  const { session } = call;
  return {
    list: rows.map((row) => ({
      id: row.id,
      name: toLabelName(row.names, call.language),
      type: row.type,
      quantity: row.quantity,
      pointsRequired: row.points_required,
      amountRequired: toAmountText(row.amount_required[currency] ?? "0"),
      image: row.picture,
      levelRequired: row.level_required,
      cash: row.cash[currency] === undefined ? null : toAmountText(row.cash[currency]),
      isDecided: row.type === "GIFT",
    })),
    totalPages: Math.ceil(count / rewardsPerPage),
    currency,
    staked: session === undefined ? null : toDecimal(await sumStaked(db, session, timeZone)),
  };
}

const states = Object.keys(redemptionStatuses) as (keyof typeof redemptionStatuses)[];

/** A page of the caller's redemptions (PM-04), with the codes that came of them. @throws Refusal `request.invalid` for a day that does not exist */
export async function readRedemptions(
  { db, seals }: Services,
  call: Call,
  { from, to, status, pageNo = 1 }: RedemptionsRequest,
): Promise<Redemptions> {
  requireDays({ from, to });
  const { tenantId, memberId } = requireSession(call);
  const state = states.find((each) => redemptionStatuses[each] === status);
  const place = { limit: redemptionsPerPage, offset: (pageNo - 1) * redemptionsPerPage };
  const filter = { tenantId, memberId, timeZone: call.tenant.timeZone, from, to, state, ...place };
  const { rows, count } = await listOwnRedemptions(db, filter);
  const given = rows.filter(({ type }) => type === "VOUCHER").map(({ order_no }) => order_no);
  const codes = await listCodes(db, tenantId, given);
  const toCodes = ({ order_no }: RedemptionRow): string[] =>
    codes
      .filter(({ orderNo }) => orderNo === order_no)
      .map(({ rewardId, sealed }) => seals.open(toSealName(tenantId, rewardId), sealed));
  return {
    list: rows.map((row) => ({
      redeemId: row.order_no,
      name: toLabelName(row.names, call.language),
      type: row.type,
      quantity: row.quantity,
      points: toWhole(BigInt(row.amount)),
      applyTime: row.created_at.getTime(),
      status: redemptionStatuses[row.state],
      remark: row.reason,
      codes: toCodes(row),
    })),
    totalPages: Math.ceil(count / redemptionsPerPage),
    totalCount: count,
  };
}

/** Under which name the codes of an offer are sealed. */
export const toSealName = (tenantId: string, rewardId: string): string => `voucher codes of ${tenantId} ${rewardId}`;

/** A page of the caller's movements of points (PM-08). @throws Refusal `request.invalid` for a day that does not exist */
export async function readPointMovements(
  { db }: Services,
  call: Call,
  { from, to, pageNo = 1 }: PointMovementsRequest,
): Promise<PointMovements> {
  requireDays({ from, to });
  const filter = { from, to, timeZone: call.tenant.timeZone };
  const page = { limit: movementsPerPage, offset: (pageNo - 1) * movementsPerPage };
  const { list, count } = await readMovements(db, requireSession(call), filter, page);
  return { list, totalPages: Math.ceil(count / movementsPerPage), totalCount: count };
}
