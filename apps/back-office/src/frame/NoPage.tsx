import { Trans } from "@lingui/react/macro";
import { Heading, Text } from "@marquee/ui-kit";
import { Page } from "./Page.tsx";

/** An address without a page, or without one for the caller. */
export function NoPage() {
  return (
    <Page>
      <Heading level={1} size="heading">
        <Trans>There is no such page</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>The address is wrong, or your roles do not include this page.</Trans>
      </Text>
    </Page>
  );
}
