import { useLingui } from "@lingui/react/macro";

/** The names of the settings that staff may change. */
export function useSettingNames() {
  const { t } = useLingui();
  return {
    splitLogin: t`Members and agents log in on separate sides`,
    tellUnknownAccounts: t`A password reset tells whether the account exists`,
    allowUrlToken: t`A link may carry a session`,
    passwordDays: t`Days until a password expires`,
    kUnit: t`Rewards in thousands (131K)`,
    favicon: t`Tab icon`,
    analytics: t`Analytics id`,
  };
}
