import { useGetRegisterRulesQuery } from "@marquee/api-client";
import { toErrorText } from "@marquee/i18n";
import { useLingui } from "@lingui/react/macro";
import { useStatusQuery } from "@marquee/runtime";
import { ErrorState, Skeleton } from "@marquee/ui-kit";
import { listRegisterFields } from "../../model/registerFields.ts";
import { RegisterFormFields } from "./RegisterFormFields.tsx";

const loadingRows = [0, 1, 2, 3];

/** Registration by username (RG-01, RG-03): a form made from the server's rules and the merchant's settings. */
export function RegisterForm({ isOpen }: { readonly isOpen: boolean }) {
  const { i18n } = useLingui();
  const settings = useStatusQuery().data?.info.settings;
  const { data: rules, isError, isFetching, refetch } = useGetRegisterRulesQuery({ type: "username" });
  if (isError && !rules)
    return (
      <ErrorState title={toErrorText(i18n, "network.abnormal")} onRetry={() => void refetch()} busy={isFetching} />
    );
  if (!rules || !settings) return loadingRows.map((row) => <Skeleton key={row} shape="row" />);
  return <RegisterFormFields fields={listRegisterFields(rules)} settings={settings} isOpen={isOpen} />;
}
