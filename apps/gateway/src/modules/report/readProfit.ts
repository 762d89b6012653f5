import { type Profit, type ProfitRequest, toDecimal, type TransferKind } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import type { Holder } from "../../ledger/postTransfer.ts";
import { type KindSum, readKindSums } from "../../ledger/readKindSums.ts";
import { requireDays } from "../../http/requireDays.ts";
import type { Services } from "./services.ts";

/** Figures of a period in 1/10,000 of the unit. */
export interface ProfitFigures {
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly stakes: bigint;
  readonly wins: bigint;
  readonly rebates: bigint;
  readonly net: bigint;
}

/** What each figure is made of, and with which sign it stands in the ledger. */
const parts = {
  deposits: { kinds: ["DEPOSIT"], sign: 1n },
  withdrawals: { kinds: ["WITHDRAW_LOCK", "WITHDRAW_OUT", "WITHDRAW_BACK"], sign: -1n },
  stakes: { kinds: ["BET", "ROLLBACK"], sign: -1n },
  wins: { kinds: ["WIN", "JACKPOT"], sign: 1n },
  rebates: { kinds: ["REBATE"], sign: 1n },
} as const satisfies Record<string, { readonly kinds: readonly TransferKind[]; readonly sign: bigint }>;

const names = ["deposits", "withdrawals", "stakes", "wins", "rebates"] as const;

const isOf = (name: (typeof names)[number], kind: TransferKind): boolean =>
  parts[name].kinds.some((one) => one === kind);

/** The figures of ledger sums by kind; other kinds, such as bonuses, are part of none. */
export function toFigures(sums: readonly Omit<KindSum, "period">[]): ProfitFigures {
  const sum = (name: (typeof names)[number]): bigint =>
    parts[name].sign * sums.filter(({ kind }) => isOf(name, kind)).reduce((total, { amount }) => total + amount, 0n);
  const [stakes, wins, rebates] = [sum("stakes"), sum("wins"), sum("rebates")];
  return {
    deposits: sum("deposits"),
    withdrawals: sum("withdrawals"),
    stakes,
    wins,
    rebates,
    net: wins + rebates - stakes,
  };
}

const toTexts = ({ deposits, withdrawals, stakes, wins, rebates, net }: ProfitFigures): Profit["totals"] => ({
  deposits: toDecimal(deposits),
  withdrawals: toDecimal(withdrawals),
  stakes: toDecimal(stakes),
  wins: toDecimal(wins),
  rebates: toDecimal(rebates),
  net: toDecimal(net),
});

/** The caller's main account. */
function toHolder(call: Call): Holder {
  const { tenantId, memberId, realm, currency } = requireSession(call);
  return { tenant: tenantId, account: toMemberAccount(realm, memberId, "main"), asset: currency };
}

/** A member's deposits, withdrawals, stakes, wins and rebates by period, and the net deposits of the account's life (MC-08, X-11). */
export async function readProfit({ db }: Services, call: Call, request: ProfitRequest): Promise<Profit> {
  requireDays(request);
  const { from, to, by, pageNo = 1, pageSize = 20 } = request;
  const holder = toHolder(call);
  const { timeZone } = call.tenant;
  const [sums, ever] = await Promise.all([
    readKindSums(db, holder, { from, to, timeZone }, by),
    readKindSums(db, holder, { timeZone }, "all"),
  ]);
  const shown = sums.filter(({ kind }) => names.some((name) => isOf(name, kind)));
  const periods = [...Map.groupBy(shown, ({ period }) => period)];
  const { deposits, withdrawals } = toFigures(ever);
  return {
    list: periods
      .slice((pageNo - 1) * pageSize, pageNo * pageSize)
      .map(([period, ofPeriod]) => ({ period, ...toTexts(toFigures(ofPeriod)) })),
    pageNo,
    pageSize,
    totalPages: Math.ceil(periods.length / pageSize),
    totalCount: periods.length,
    totals: toTexts(toFigures(sums)),
    lifetime: {
      deposits: toDecimal(deposits),
      withdrawals: toDecimal(withdrawals),
      net: toDecimal(deposits - withdrawals),
    },
  };
}
