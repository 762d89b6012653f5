import { Trans, useLingui } from "@lingui/react/macro";
import { useStatusQuery } from "@marquee/runtime";
import { StatusPage } from "../../components/StatusPage/StatusPage.tsx";

/** Status 2 (SH-06): who is refused, by address and country. */
export function RegionScreen() {
  const { t } = useLingui();
  const location = useStatusQuery().data?.location;
  return (
    <StatusPage picture="region" title={t`Access is restricted in your region`}>
      <Trans>
        Your address is {location?.ip ?? "–"}, in {location?.countryName ?? "–"}. The site is not offered there.
      </Trans>
    </StatusPage>
  );
}
