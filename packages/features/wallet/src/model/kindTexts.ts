import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TransferKind } from "@marquee/contract";

/** What each kind of ledger line is called (contract 3.14), here and in files that the gateway makes. */
export const kindTexts: Readonly<Record<TransferKind, MessageDescriptor>> = {
  DEPOSIT: msg({ id: "record.kind.DEPOSIT", message: "Deposit" }),
  WITHDRAW_LOCK: msg({ id: "record.kind.WITHDRAW_LOCK", message: "Withdrawal requested" }),
  WITHDRAW_OUT: msg({ id: "record.kind.WITHDRAW_OUT", message: "Withdrawal paid" }),
  WITHDRAW_BACK: msg({ id: "record.kind.WITHDRAW_BACK", message: "Withdrawal returned" }),
  BET: msg({ id: "record.kind.BET", message: "Stake" }),
  WIN: msg({ id: "record.kind.WIN", message: "Win" }),
  ROLLBACK: msg({ id: "record.kind.ROLLBACK", message: "Stake returned" }),
  JACKPOT: msg({ id: "record.kind.JACKPOT", message: "Jackpot" }),
  BONUS_GRANT: msg({ id: "record.kind.BONUS_GRANT", message: "Bonus" }),
  BONUS_CONVERT: msg({ id: "record.kind.BONUS_CONVERT", message: "Bonus paid out" }),
  BONUS_EXPIRE: msg({ id: "record.kind.BONUS_EXPIRE", message: "Bonus expired" }),
  REBATE: msg({ id: "record.kind.REBATE", message: "Rebate" }),
  DIVIDEND: msg({ id: "record.kind.DIVIDEND", message: "Dividend" }),
  SALARY_DAILY: msg({ id: "record.kind.SALARY_DAILY", message: "Daily salary" }),
  SALARY_HOURLY: msg({ id: "record.kind.SALARY_HOURLY", message: "Hourly salary" }),
  SALARY_RT: msg({ id: "record.kind.SALARY_RT", message: "Real-time salary" }),
  AFFILIATE: msg({ id: "record.kind.AFFILIATE", message: "Affiliate payment" }),
  TRANSFER_UP: msg({ id: "record.kind.TRANSFER_UP", message: "Transfer to upline" }),
  TRANSFER_DOWN: msg({ id: "record.kind.TRANSFER_DOWN", message: "Transfer to downline" }),
  TIP: msg({ id: "record.kind.TIP", message: "Tip in the chat" }),
  RAIN: msg({ id: "record.kind.RAIN", message: "Rain in the chat" }),
  VENDOR_IN: msg({ id: "record.kind.VENDOR_IN", message: "Transfer to a provider" }),
  VENDOR_OUT: msg({ id: "record.kind.VENDOR_OUT", message: "Transfer from a provider" }),
  POINT_CONVERT: msg({ id: "record.kind.POINT_CONVERT", message: "Points converted" }),
  MISSION: msg({ id: "record.kind.MISSION", message: "Mission reward" }),
  RED_ENVELOPE: msg({ id: "record.kind.RED_ENVELOPE", message: "Red envelope" }),
  RANK_GIFT: msg({ id: "record.kind.RANK_GIFT", message: "Level-up gift" }),
  RAFFLE: msg({ id: "record.kind.RAFFLE", message: "Raffle prize" }),
  ADJUST: msg({ id: "record.kind.ADJUST", message: "Adjustment" }),
  REVERSAL: msg({ id: "record.kind.REVERSAL", message: "Correction" }),
};

/** Whether a line of the ledger is one of money: points have kinds of their own. */
export const isMoneyKind = (kind: string): kind is TransferKind => Object.hasOwn(kindTexts, kind);
