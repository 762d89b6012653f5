import { Trans, useLingui } from "@lingui/react/macro";
import { toErrorText } from "@marquee/i18n";
import { useStatusQuery } from "@marquee/runtime";
import { StatusPage } from "../../components/StatusPage/StatusPage.tsx";

/** Status 2 (SH-06, ER-15): who is refused, by address and country. */
export function RegionScreen() {
  const { i18n } = useLingui();
  const location = useStatusQuery().data?.location;
  return (
    <StatusPage picture="region" title={toErrorText(i18n, "region.restricted")}>
      <Trans>
        Your address is {location?.ip ?? "–"}, in {location?.countryName ?? "–"}. The site is not offered there.
      </Trans>
    </StatusPage>
  );
}
