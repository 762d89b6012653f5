import { Trans } from "@lingui/react/macro";
import { Heading, Text } from "@marquee/ui-kit";

/** Points. */
export function PointsScreen() {
  return (
    <>
      <Heading level={1}>
        <Trans>Welcome to Points</Trans>
      </Heading>
      <Text>
        <Trans>Points opens here soon.</Trans>
      </Text>
    </>
  );
}
