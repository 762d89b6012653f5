import { toMoney, type WithdrawalRule, withdrawalRuleNames, withdrawalRules } from "@marquee/contract";
import type { WithdrawalSettings } from "@marquee/contract/staff";

/** Checks that a higher limit makes stricter; any other is stricter with a lower one. */
const strictWhenHigh: ReadonlySet<WithdrawalRule> = new Set([
  "account.new",
  "credentials.changed",
  "network.new",
  "deposit.unplayed",
]);

const amounts = ["dayAmount", "identityAmount", "secondApprovalAmount"] as const;

/** Whether an amount from which something is asked is higher, or is taken away. */
const isHigher = (before: string | null, after: string | null): boolean =>
  before !== null && (after === null || toMoney(after) > toMoney(before));

function isRuleLowered(name: WithdrawalRule, before: WithdrawalSettings, after: WithdrawalSettings): boolean {
  const [was, is] = [before.rules[name], after.rules[name]];
  if (!was.enabled) return false;
  if (!is.enabled) return true;
  if (withdrawalRules[name] === "none") return false;
  return strictWhenHigh.has(name) ? is.limit < was.limit : is.limit > was.limit;
}

/** What a change of the settings makes weaker, by name: a check that is off or asks for more, a limit that is higher or gone, a shorter wait. */
export function listLowered(before: WithdrawalSettings, after: WithdrawalSettings): readonly string[] {
  return [
    ...(after.accountHours < before.accountHours ? ["accountHours"] : []),
    ...amounts.filter((name) => isHigher(before[name], after[name])),
    ...withdrawalRuleNames.filter((name) => isRuleLowered(name, before, after)),
  ];
}
