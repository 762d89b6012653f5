import type { Difference, ReconciliationRun, Revenue, RevenueLine } from "@marquee/contract/staff";

const toLine = (index: number): RevenueLine => {
  const [staked, won] = [(index + 1) * 120_000, (index % 5 === 3 ? 1.2 : 0.9) * (index + 1) * 120_000];
  const day = new Date(Date.UTC(2026, 10, 24 - index)).toISOString().slice(0, 10);
  return {
    key: day,
    name: day,
    staked: `${staked}.00`,
    won: `${won}.00`,
    ggr: `${staked - won}.00`,
    bonuses: "1500.00",
    rebates: "300.00",
    ngr: `${staked - won - 1_800}.00`,
    deposits: "500000.00",
    withdrawals: "200000.00",
  };
};

/** Two weeks, some of them with a loss. */
export const sampleRevenue: Revenue = {
  currency: "VND",
  timeZone: "Asia/Ho_Chi_Minh",
  lines: Array.from({ length: 14 }, (_, index) => toLine(index)),
  count: 14,
  totals: { ...toLine(120), deposits: "123456789012.00" },
};

/** A run that found {@link sampleDifferences}. */
export const sampleRun: ReconciliationRun = {
  id: "019f2d6e-0c1b-7c55-9d1e-3f5a8b0e6c11",
  startedAt: Date.UTC(2026, 10, 24, 3, 20),
  endedAt: Date.UTC(2026, 10, 24, 3, 21),
  state: "DONE",
  transfers: 1_234_567,
  rounds: 456_789,
  deposits: 1_234,
  asked: 210,
  differences: 2,
};

/** An order that the ledger does not know, and a long number. */
export const sampleDifferences: readonly Difference[] = [
  { kind: "DEPOSIT_WITHOUT_ENTRY", subject: "D261121HARBOUR77", expected: "500000.00", found: "" },
  {
    kind: "TRANSACTION_AMOUNT",
    subject: "019f2d6e-0c1b-7c55-9d1e-3f5a8b0e6c11 · 019f2d6e-0c1b-7c55-9d1e-3f5a8b0e6c12",
    expected: "-1000.0001",
    found: "-1000.00",
  },
];
