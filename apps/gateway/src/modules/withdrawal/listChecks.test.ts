import { toMoney, withdrawalRuleNames, type WithdrawalRule } from "@marquee/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listChecks, type Signals } from "./listChecks.ts";
import { toDefaultSettings } from "./settings.ts";

const settings = toDefaultSettings("THB");

/** A member whom no check is about. */
const quiet: Signals = {
  amount: toMoney("100"),
  dayAmount: toMoney("100"),
  dayCount: 1,
  isPaidBefore: true,
  accountAge: 1_000,
  credentialsAge: null,
  addressAge: null,
  isAccountShared: false,
  isDeviceShared: false,
  deposited: toMoney("500"),
  stakedSince: toMoney("500"),
  staked: toMoney("1000"),
  won: toMoney("900"),
  oppositeRounds: 0,
  hasLinkedTips: false,
  isIdentified: true,
  hasTurnover: false,
};

/** For each check what makes it say something, and what is just short of it. */
const cases: Readonly<Record<WithdrawalRule, readonly [hit: Partial<Signals>, miss: Partial<Signals>]>> = {
  "amount.large": [{ amount: toMoney("10000") }, { amount: toMoney("9999.99") }],
  "amount.day": [{ dayAmount: toMoney("20000") }, { dayAmount: toMoney("19999.99") }],
  "count.day": [{ dayCount: 4 }, { dayCount: 3 }],
  first: [{ isPaidBefore: false }, { isPaidBefore: true }],
  "account.new": [{ accountAge: 71.9 }, { accountAge: 72 }],
  "credentials.changed": [{ credentialsAge: 0 }, { credentialsAge: 72 }],
  "network.new": [{ addressAge: 23.9 }, { addressAge: 24 }],
  "account.shared": [{ isAccountShared: true }, { isAccountShared: false }],
  "device.shared": [{ isDeviceShared: true }, { isDeviceShared: false }],
  "deposit.unplayed": [{ stakedSince: toMoney("499.99") }, { deposited: null, stakedSince: 0n }],
  "turnover.open": [{ hasTurnover: true }, { hasTurnover: false }],
  "bets.opposite": [{ oppositeRounds: 3 }, { oppositeRounds: 2 }],
  "tips.linked": [{ hasLinkedTips: true }, { hasLinkedTips: false }],
  "win.rate": [{ won: toMoney("3000.01") }, { won: toMoney("3000") }],
  "identity.unverified": [
    { isIdentified: false, dayAmount: toMoney("2000") },
    { isIdentified: false, dayAmount: toMoney("1999.99") },
  ],
};

describe("checks of a withdrawal", () => {
  it("X-60: a member of whom nothing is said is paid without staff", () => {
    expect(listChecks(settings, quiet)).toEqual([]);
  });

  it.each(withdrawalRuleNames)(
    "X-60: %s blocks its case and names itself, short of its limit or off it says nothing",
    (name) => {
      const [hit, miss] = cases[name];
      expect(listChecks(settings, { ...quiet, ...hit })).toEqual([name]);
      expect(listChecks(settings, { ...quiet, ...miss })).toEqual([]);
      const off = { rules: { ...settings.rules, [name]: { ...settings.rules[name], enabled: false } } };
      expect(listChecks(off, { ...quiet, ...hit })).toEqual([]);
    },
  );

  it("X-60: a lower limit never lets through what a higher one stopped", () => {
    const amounts = fc.bigInt({ min: 1n, max: toMoney("1000000") });
    const limits = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(amounts, limits, limits, (amount, one, other) => {
        const stopped = (limit: number): boolean =>
          listChecks(
            { rules: { ...settings.rules, "amount.large": { enabled: true, limit } } },
            { ...quiet, amount },
          ).includes("amount.large");
        return stopped(Math.min(one, other)) || !stopped(Math.max(one, other));
      }),
    );
  });
});
