import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TransferKind } from "@marquee/contract";

/** What each kind of ledger line is called (contract 3.14). */
export const kindTexts: Readonly<Record<TransferKind, MessageDescriptor>> = {
  DEPOSIT: msg`Deposit`,
  WITHDRAW_LOCK: msg`Withdrawal requested`,
  WITHDRAW_OUT: msg`Withdrawal paid`,
  WITHDRAW_BACK: msg`Withdrawal returned`,
  BET: msg`Stake`,
  WIN: msg`Win`,
  ROLLBACK: msg`Stake returned`,
  JACKPOT: msg`Jackpot`,
  BONUS_GRANT: msg`Bonus`,
  BONUS_CONVERT: msg`Bonus paid out`,
  BONUS_EXPIRE: msg`Bonus expired`,
  REBATE: msg`Rebate`,
  DIVIDEND: msg`Dividend`,
  SALARY_DAILY: msg`Daily salary`,
  SALARY_HOURLY: msg`Hourly salary`,
  SALARY_RT: msg`Real-time salary`,
  TRANSFER_UP: msg`Transfer to upline`,
  TRANSFER_DOWN: msg`Transfer to downline`,
  VENDOR_IN: msg`Transfer to a provider`,
  VENDOR_OUT: msg`Transfer from a provider`,
  POINT_CONVERT: msg`Points converted`,
  MISSION: msg`Mission reward`,
  RED_ENVELOPE: msg`Red envelope`,
  RAFFLE: msg`Raffle prize`,
  ADJUST: msg`Adjustment`,
  REVERSAL: msg`Correction`,
};
