import { Trans, useLingui } from "@lingui/react/macro";
import { DateTime } from "@marquee/ui-kit";
import { useStatusQuery } from "@marquee/runtime";
import { StatusPage } from "../../components/StatusPage/StatusPage.tsx";

/** Status 1 (SH-05): on every address, until the gateway says that it is over. */
export function MaintenanceScreen() {
  const { t } = useLingui();
  const maintenance = useStatusQuery().data?.maintenance;
  const until = maintenance === false ? undefined : maintenance?.to;
  return (
    <StatusPage picture="maintenance" title={t`System Maintenance`}>
      <Trans>The site cannot be visited while we work on it. Your balance and your rounds are safe.</Trans>
      {until !== undefined && (
        <>
          {" "}
          <Trans>
            We expect to be back at <DateTime instant={new Date(until).toISOString()} />.
          </Trans>
        </>
      )}
    </StatusPage>
  );
}
