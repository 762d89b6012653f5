import { Trans } from "@lingui/react/macro";
import { useGetProtectionQuery } from "@marquee/api-client";
import { useIsOn, useStatusQuery } from "@marquee/runtime";
import { DateTime, Text } from "@marquee/ui-kit";

const noRequest = {};

/** Says above the form, before anything is typed, that a time-out or an exclusion takes no deposit; nothing while nothing does. */
export function StopNote() {
  const isOn = useIsOn("RGCEN3");
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const { data } = useGetProtectionQuery(noRequest, { skip: !isOn });
  if (!data || (data.timeoutUntil === null && data.exclusion === null)) return null;
  const { exclusion } = data;
  const until = exclusion === null ? data.timeoutUntil : exclusion.until;
  const moment = until !== null && <DateTime instant={new Date(until).toISOString()} timeZone={timeZone} />;
  return (
    <Text tone="danger" role="status">
      {exclusion === null ? (
        <Trans>You are taking a time-out until {moment}. Deposits are not possible before then.</Trans>
      ) : until === null ? (
        <Trans>You have excluded yourself. Deposits are not possible.</Trans>
      ) : (
        <Trans>You have excluded yourself until {moment}. Deposits are not possible before then.</Trans>
      )}
    </Text>
  );
}
