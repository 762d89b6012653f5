import type { WithdrawalSettings } from "@marquee/contract/staff";

/** Where the tests' members are paid. */
export const bank = { methodId: "PAY_HOUSE_BANK", place: "Harbour Bank", holder: "Nguyễn Văn An" } as const;

/** Settings under which every withdrawal is paid at once. */
export const withoutChecks = (settings: WithdrawalSettings): WithdrawalSettings => ({
  ...settings,
  accountHours: 0,
  confirmMinutes: 30,
  dayAmount: null,
  identityAmount: null,
  secondApprovalAmount: null,
  rules: Object.fromEntries(
    Object.entries(settings.rules).map(([name, { limit }]) => [name, { limit, enabled: false }]),
  ) as WithdrawalSettings["rules"],
});

let digits = 10_000_000;

/** A number that no other account has; the pay-house pays it. */
export const toNumber = (): string => `${(digits += 1)}1`;

/** A number that no other account has; the pay-house refuses its payouts. */
export const toRefusedNumber = (): string => `${(digits += 1)}000`;
