import { Trans } from "@lingui/react/macro";
import { Text } from "@marquee/ui-kit";
import { useZoneName } from "../texts/useZoneName.ts";

/** Says below fields of days whose days they are. */
export function ZoneNote() {
  const { zone } = useZoneName();
  return (
    <Text size="caption" tone="muted">
      <Trans>Days from midnight to midnight in {zone}.</Trans>
    </Text>
  );
}
