import { useLingui } from "@lingui/react/macro";
import type { PaymentWay, StaffPaymentProvider } from "@marquee/contract/staff";
import { useDepositTexts } from "../useDepositTexts.ts";

/** The words of payment providers and their ways to pay. */
export function useProviderTexts() {
  const { t } = useLingui();
  const { types } = useDepositTexts();
  const kinds: Readonly<Record<PaymentWay["kind"], string>> = { DEPOSIT: t`Deposit`, PAYOUT: t`Withdrawal` };
  const sources: Readonly<Record<StaffPaymentProvider["source"], string>> = {
    FILE: t`From the gateway's file`,
    HTTP: t`Set here`,
  };
  return { types, kinds, sources, toState: (on: boolean): string => (on ? t`On` : t`Off`) };
}
