import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TeamTransactions } from "@marquee/contract";

/** What moved the money of a team is called. */
export const moneyKindTexts: Readonly<Record<TeamTransactions["list"][number]["kind"], MessageDescriptor>> = {
  BET: msg`Stake`,
  WIN: msg`Win`,
  DEPOSIT: msg`Deposit`,
  WITHDRAWAL: msg`Withdrawal`,
  BONUS: msg`Bonus`,
  REBATE: msg`Rebate`,
  SALARY: msg`Salary`,
  DIVIDEND: msg`Dividend`,
  TRANSFER: msg`Transfer in the team`,
  ADJUSTMENT: msg`Adjustment`,
};
