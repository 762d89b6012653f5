import { type AgentBills, type AgentBillsRequest, type Income, type IncomeRequest, toDecimal } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { readKindSums } from "../../ledger/readKindSums.ts";
import { toDays } from "../agent/index.ts";
import { listBills, sumBills, sumPaidDays } from "./billListStore.ts";
import type { Services } from "./services.ts";
import { toBillLine } from "./toBillLine.ts";

const pageSize = 20;

/** The caller's bills of some days. @throws Refusal `fields` for wrong days */
export async function readBills(
  { db }: Pick<Services, "db">,
  call: Call,
  { kind, side = "DOWNLINE", from, to, pageNo = 1 }: AgentBillsRequest,
): Promise<AgentBills> {
  const agent = requireSession(call);
  const { name, timeZone } = call.tenant;
  const filter = { kind, side, timeZone, ...(await toDays(db, timeZone, { from, to })) };
  const rows = await listBills(db, agent, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  const totals = await sumBills(db, agent, filter);
  const totalCount = totals.reduce((sum, { count }) => sum + count, 0);
  return {
    list: rows.map((row) => toBillLine(row, side, name)),
    totals: totals.map(({ currency, amount, paid }) => ({
      currency,
      amount: toDecimal(BigInt(amount)),
      paid: toDecimal(BigInt(paid)),
    })),
    pageNo,
    pageSize,
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

const kinds = {
  DIVIDEND: "dividend",
  DAILY: "dailySalary",
  HOURLY: "hourlySalary",
  REALTIME: "realTimeSalary",
} as const;

/** What the caller has earned on some days, and what it has paid below. @throws as {@link readBills} */
export async function readIncome({ db }: Pick<Services, "db">, call: Call, request: IncomeRequest): Promise<Income> {
  const agent = requireSession(call);
  const { timeZone } = call.tenant;
  const { tenantId: tenant, memberId, currency } = agent;
  const days = await toDays(db, timeZone, request);
  const paid = await sumPaidDays(db, agent, { currency, timeZone, ...days });
  const holder = { tenant, account: toMemberAccount("real", memberId, "main"), asset: currency };
  const entries = await readKindSums(db, holder, { timeZone, ...days }, "day");
  const rebates = entries.filter(({ kind }) => kind === "REBATE");
  const all = [...new Set([...paid.map(({ day }) => day), ...rebates.map(({ period }) => period)])];
  return {
    currency,
    days: all
      .toSorted((one, other) => (one < other ? 1 : -1))
      .map((day) => {
        const sums = { dividend: 0n, dailySalary: 0n, hourlySalary: 0n, realTimeSalary: 0n, rebate: 0n, paid: 0n };
        for (const each of paid)
          if (each.day === day) sums[each.isOwn ? kinds[each.kind] : "paid"] += BigInt(each.amount);
        for (const { period, amount } of rebates) if (period === day) sums.rebate += amount;
        const total = sums.dividend + sums.dailySalary + sums.hourlySalary + sums.realTimeSalary + sums.rebate;
        return {
          day,
          dividend: toDecimal(sums.dividend),
          dailySalary: toDecimal(sums.dailySalary),
          hourlySalary: toDecimal(sums.hourlySalary),
          realTimeSalary: toDecimal(sums.realTimeSalary),
          rebate: toDecimal(sums.rebate),
          total: toDecimal(total),
          paid: toDecimal(sums.paid),
        };
      }),
  };
}
