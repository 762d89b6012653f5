import { Trans } from "@lingui/react/macro";
import type { StaffSession } from "@marquee/contract/staff";
import { Heading, PlainLink, Text } from "@marquee/ui-kit";
import { Page } from "./Page.tsx";

/** The address names a merchant that is none of the caller's. */
export function NoMerchant({ session }: { readonly session: StaffSession }) {
  return (
    <Page as="main">
      <Heading level={1} size="heading">
        <Trans>You do not work for this merchant</Trans>
      </Heading>
      <Text tone="muted">
        {session.merchants.length === 0 ? (
          <Trans>You do not work for any merchant now. Ask an owner for a role.</Trans>
        ) : (
          <Trans>Choose one of these:</Trans>
        )}
      </Text>
      <ul>
        {session.merchants.map(({ code, name }) => (
          <li key={code}>
            <PlainLink href={`/${code}`}>{name}</PlainLink>
          </li>
        ))}
      </ul>
    </Page>
  );
}
