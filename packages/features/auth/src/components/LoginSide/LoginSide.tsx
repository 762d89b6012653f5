import { useLingui } from "@lingui/react/macro";
import type { LoginRequest } from "@marquee/contract";
import { useStatusQuery } from "@marquee/runtime";
import { FormRadioGroup } from "@marquee/ui-kit";

/** The side at which the account logs in. */
export type Side = LoginRequest["side"];

/** Asks whether a member or an agent logs in, if the merchant separates the two (LG-06, LG-07, Q-32). */
export function LoginSide() {
  const { t } = useLingui();
  const isSplit = useStatusQuery().data?.info.settings.splitLogin === true;
  if (!isSplit) return null;
  const options = [
    { value: "MEMBER", label: t`Member` },
    { value: "AGENT", label: t`Agent` },
  ];
  return <FormRadioGroup name="side" label={t`Log in as`} options={options} />;
}
