import { useLingui } from "@lingui/react/macro";
import type { TransferKind } from "@marquee/contract";

/** What the kinds of ledger entries are called. */
export function useLedgerTexts(): (kind: string) => string {
  const { t } = useLingui();
  const kinds: Readonly<Record<TransferKind, string>> = {
    DEPOSIT: t`Deposit`,
    WITHDRAW_LOCK: t`Withdrawal requested`,
    WITHDRAW_OUT: t`Withdrawal paid`,
    WITHDRAW_BACK: t`Withdrawal returned`,
    BET: t`Stake`,
    WIN: t`Win`,
    ROLLBACK: t`Stake returned`,
    JACKPOT: t`Jackpot`,
    BONUS_GRANT: t`Bonus granted`,
    BONUS_CONVERT: t`Bonus turned into money`,
    BONUS_EXPIRE: t`Bonus taken back`,
    REBATE: t`Rebate`,
    DIVIDEND: t`Dividend`,
    SALARY_DAILY: t`Daily salary`,
    SALARY_HOURLY: t`Hourly salary`,
    SALARY_RT: t`Instant salary`,
    AFFILIATE: t`Affiliate payment`,
    TRANSFER_UP: t`Transfer to the upline`,
    TRANSFER_DOWN: t`Transfer to the downline`,
    TIP: t`Tip in a chat room`,
    RAIN: t`Rain in a chat room`,
    VENDOR_IN: t`Transfer to a vendor`,
    VENDOR_OUT: t`Transfer from a vendor`,
    POINT_CONVERT: t`Points turned into money`,
    MISSION: t`Mission reward`,
    RED_ENVELOPE: t`Red envelope`,
    RANK_GIFT: t`Level-up gift`,
    RAFFLE: t`Raffle prize`,
    ADJUST: t`Adjustment`,
    REVERSAL: t`Reversal`,
  };
  const isKind = (kind: string): kind is TransferKind => Object.hasOwn(kinds, kind);
  return (kind) => (isKind(kind) ? kinds[kind] : kind);
}
