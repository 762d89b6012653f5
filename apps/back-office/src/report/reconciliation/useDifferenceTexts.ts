import { useLingui } from "@lingui/react/macro";
import type { DifferenceKind } from "@marquee/contract/staff";

/** What each kind of difference is called. */
export function useDifferenceTexts(): Readonly<Record<DifferenceKind, string>> {
  const { t } = useLingui();
  return {
    LEDGER_UNBALANCED: t`Transfer does not add up`,
    BALANCE: t`Balance is not the sum of its entries`,
    CHAIN: t`Entries were changed`,
    SEAL: t`Sealed hour was changed`,
    TRANSACTION_WITHOUT_ENTRY: t`Game transaction without an entry`,
    ENTRY_WITHOUT_TRANSACTION: t`Entry without a game transaction`,
    TRANSACTION_AMOUNT: t`Game transaction and entry differ`,
    ROUND_TOTALS: t`Round and its transactions differ`,
    DEPOSIT_WITHOUT_ENTRY: t`Credited deposit without an entry`,
    ENTRY_WITHOUT_DEPOSIT: t`Entry without a credited deposit`,
    DEPOSIT_AMOUNT: t`Deposit and entry differ`,
    WITHDRAWAL_HELD: t`Held money and withdrawal differ`,
    WITHDRAWAL_PAID: t`Payout and withdrawal differ`,
    ENTRY_WITHOUT_WITHDRAWAL: t`Entry without a withdrawal`,
    PROVIDER_STATE: t`Provider has another state`,
    PROVIDER_AMOUNT: t`Provider has another amount`,
    PROVIDER_UNKNOWN: t`Provider does not know the order`,
  };
}
