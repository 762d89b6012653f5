import { useLingui } from "@lingui/react/macro";
import { withdrawalRuleNames, withdrawalRules } from "@marquee/contract";
import { toRuleFields } from "./settingsValues.ts";
import { useWithdrawalTexts } from "./useWithdrawalTexts.ts";

/** What the fields of the settings are called, by name. */
export function useSettingsLabels(currency: string): Readonly<Record<string, string>> {
  const { t } = useLingui();
  const { checks } = useWithdrawalTexts();
  const units = {
    amount: t`from, in ${currency}`,
    count: t`more than`,
    hours: t`hours`,
    percent: t`percent`,
    none: "",
  };
  return {
    accountHours: t`Hours before a new account can be used`,
    confirmMinutes: t`Minutes a member has to confirm or deny a payment`,
    dayAmount: t`Maximum in 24 hours, in ${currency}`,
    identityAmount: t`Amount from which identity documents are needed, in ${currency}`,
    secondApprovalAmount: t`Amount from which two people approve, in ${currency}`,
    ...Object.fromEntries(
      withdrawalRuleNames.flatMap((name) => {
        const { enabled, limit } = toRuleFields(name);
        return [
          [enabled, checks[name]],
          [limit, `${checks[name]}: ${units[withdrawalRules[name]]}`],
        ];
      }),
    ),
  };
}
