import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { DateTime } from "@marquee/ui-kit";
import { useStatusQuery } from "@marquee/runtime";
import { styled } from "styled-components";
import { StatusPage } from "../../components/StatusPage/StatusPage.tsx";

/** What the operator says, in words of its own. */
const Message = styled.strong`
  display: block;
  margin-block-end: ${token("space.12")};
  color: ${token("color.text")};
  overflow-wrap: anywhere;
`;

/** Status 1 (SH-05): on every address, until the gateway says that it is over. */
export function MaintenanceScreen() {
  const { t } = useLingui();
  const status = useStatusQuery().data;
  const { to: until, message = "" } = status?.maintenance || {};
  return (
    <StatusPage picture="maintenance" title={t`System Maintenance`}>
      {message === "" ? null : <Message>{message}</Message>}
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
