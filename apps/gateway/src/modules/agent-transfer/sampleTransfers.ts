import { type TeamTransfers, type TeamTransfersRequest, toDecimal, toMoney } from "@marquee/contract";
import type { SampleCall } from "../../http/route.ts";
import { toPage } from "../../http/toPage.ts";
import { getStakes } from "../../tenants/stakes.ts";
import { openSampleTeam } from "../agent/index.ts";
import { toDefaultSettings } from "./settings.ts";

/** The days whose transfers are listed. */
const days = 92;

/** The sample of transfers along the tree (AC-14): the limits of a merchant whose staff have changed none. */
export function sampleTransfers(call: SampleCall, { pageNo = 1, pageSize = 10 }: TeamTransfersRequest): TeamTransfers {
  const { currency, now } = call;
  const { today, listTransfers } = openSampleTeam(call);
  const { min, max, dayAmount, dayCount } = toDefaultSettings(currency);
  const all = listTransfers(today - days + 1, today).toSorted((one, other) => other.at - one.at);
  const sent = all.filter(({ direction, at }) => direction === "DOWN" && at > now - 86_400_000);
  const left = toMoney(dayAmount) - sent.reduce((sum, { amount }) => sum + amount, 0n);
  const { page, totalPages } = toPage(all, pageNo, pageSize);
  return {
    currency,
    available: toDecimal(toMoney(getStakes(currency).minBet) * 5_000n),
    min,
    max,
    dayLeft: toDecimal(left > 0n ? left : 0n),
    countLeft: Math.max(0, dayCount - sent.length),
    waitsUntil: null,
    endingBonus: null,
    paymentPassword: null,
    upline: null,
    list: page.map(({ id, account, direction, amount, at }) => ({
      transferId: id,
      side: direction === "DOWN" ? "OUT" : "IN",
      direction,
      account: account.name,
      amount: toDecimal(amount),
      note: "",
      createdAt: at,
    })),
    pageNo,
    pageSize,
    totalPages,
    totalCount: all.length,
  };
}
