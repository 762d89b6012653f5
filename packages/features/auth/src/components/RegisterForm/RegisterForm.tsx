import { useLingui } from "@lingui/react/macro";
import { useGetRegisterRulesQuery } from "@marquee/api-client";
import { toErrorText } from "@marquee/i18n";
import { useIsOn, useKeptMounted, useStatusQuery } from "@marquee/runtime";
import { ErrorState, Skeleton, Tabs } from "@marquee/ui-kit";
import { useState } from "react";
import { createRegisterDraft, type RegisterDraft } from "../../model/createRegisterDraft.ts";
import { listRegisterFields, type RegisterWay } from "../../model/registerFields.ts";
import type { SocialProof } from "../../model/socialProof.ts";
import { RegisterFormFields } from "./RegisterFormFields.tsx";

const loadingRows = [0, 1, 2, 3];

type WayProps = {
  readonly way: RegisterWay;
  readonly isOpen: boolean;
  readonly draft: RegisterDraft;
  readonly social: SocialProof | undefined;
};

/** The form of one way of registering, built from the server's rules and the merchant's settings. */
function WayForm({ way, isOpen, draft, social }: WayProps) {
  const { i18n } = useLingui();
  const settings = useStatusQuery().data?.info.settings;
  const { data: rules, isError, isFetching, refetch } = useGetRegisterRulesQuery({ type: way });
  if (isError && !rules)
    return (
      <ErrorState title={toErrorText(i18n, "network.abnormal")} onRetry={() => void refetch()} busy={isFetching} />
    );
  if (!rules || !settings) return loadingRows.map((row) => <Skeleton key={row} shape="row" />);
  return (
    <RegisterFormFields
      way={way}
      fields={listRegisterFields(rules)}
      asksCaptcha={rules.fields["captcha"]?.enabled === "1"}
      settings={settings}
      isOpen={isOpen}
      draft={draft}
      social={social}
    />
  );
}

/**
 * Registration by username or by mobile number (RG-01, RG-03, RG-04): a tab for each enabled way. A way that is switched off
 * while the form is open keeps its tab, and says that it is closed (decision Q-43).
 */
export function RegisterForm({
  isVisitorAllowed,
  social,
}: {
  readonly isVisitorAllowed: boolean;
  /** The account at a provider that the registration links. */
  readonly social?: SocialProof;
}) {
  const { t } = useLingui();
  const [isUsernameOn, isMobileOn] = [useIsOn("USERNAMEREG3"), useIsOn("MOBILENUMREG3")];
  const [hasUsername, hasMobile] = [useKeptMounted(isUsernameOn), useKeptMounted(isMobileOn)];
  const [chosen, setChosen] = useState<RegisterWay>(hasUsername ? "username" : "mobile");
  const [draft] = useState(createRegisterDraft);
  const way =
    chosen === "mobile" && !hasMobile ? "username" : chosen === "username" && !hasUsername ? "mobile" : chosen;
  const toForm = (which: RegisterWay, isOn: boolean) => (
    <WayForm key={which} way={which} isOpen={isVisitorAllowed && isOn} draft={draft} social={social} />
  );
  if (!hasMobile) return toForm("username", isUsernameOn);
  if (!hasUsername) return toForm("mobile", isMobileOn);
  return (
    <Tabs
      label={t`How to register`}
      selected={way}
      onSelect={(key) => setChosen(key === "mobile" ? "mobile" : "username")}
      tabs={[
        { key: "username", label: t`Name and password`, content: toForm("username", isUsernameOn) },
        { key: "mobile", label: t`Mobile phone`, content: toForm("mobile", isMobileOn) },
      ]}
    />
  );
}
