import type { WithdrawalRule } from "@marquee/contract";
import { toDecimal, toMoney, withdrawalRuleNames, withdrawalRules } from "@marquee/contract";
import type { WithdrawalSettings } from "@marquee/contract/staff";
import { getStakes, getTwoPersonAmount } from "../../tenants/stakes.ts";

/** What the platform begins with, as multiples of the currency's highest stake. */
const multiples = { dayAmount: 100n, identityAmount: 5n } as const;

/** What each check begins with; amounts as multiples of the currency's highest stake. */
const limits: Readonly<Record<WithdrawalRule, number>> = {
  "amount.large": 5,
  "amount.day": 10,
  "count.day": 3,
  first: 0,
  "account.new": 72,
  "credentials.changed": 72,
  "network.new": 24,
  "account.shared": 0,
  "device.shared": 0,
  "deposit.unplayed": 100,
  "turnover.open": 0,
  "win.rate": 300,
  "bets.opposite": 2,
  "tips.linked": 0,
  "identity.unverified": 1,
};

/** How withdrawals are handled at a merchant whose staff have changed nothing. */
export function toDefaultSettings(currency: string): WithdrawalSettings {
  const stake = toMoney(getStakes(currency).maxBet);
  const toText = (times: bigint): string => toDecimal(stake * times);
  const rules = Object.fromEntries(
    withdrawalRuleNames.map((name) => {
      const limit =
        withdrawalRules[name] === "amount" ? Number((stake * BigInt(limits[name])) / 10_000n) : limits[name];
      return [name, { enabled: true, limit }];
    }),
  ) as WithdrawalSettings["rules"];
  return {
    accountHours: 24,
    // Three days: a bank transfer may take as long over a weekend.
    confirmMinutes: 4_320,
    dayAmount: toText(multiples.dayAmount),
    identityAmount: toText(multiples.identityAmount),
    secondApprovalAmount: toDecimal(getTwoPersonAmount(currency)),
    rules,
  };
}
