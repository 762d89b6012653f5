import { Trans, useLingui } from "@lingui/react/macro";
import { useListRedEnvelopesQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { EmptyState, Heading, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { EnvelopeCard } from "./EnvelopeCard.tsx";

const Page = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;

/** Red envelopes (PM-14): those that are planned, open and over, with what each pays and under which terms. */
export function RedEnvelopePanel() {
  const { t } = useLingui();
  const query = useListRedEnvelopesQuery({});
  return (
    <Page>
      <Heading level={3}>
        <Trans>Red envelopes</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>An envelope is shared by those who open it in its time. Each gets one part of it.</Trans>
      </Text>
      <LoadGate query={query} rows={4}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState picture="empty" title={t`No envelopes at the moment`} level={4}>
              <Trans>The next one is shown here before it opens.</Trans>
            </EmptyState>
          ) : (
            list.map((envelope) => (
              <EnvelopeCard key={envelope.id} envelope={envelope} onChange={() => void query.refetch()} />
            ))
          )
        }
      </LoadGate>
    </Page>
  );
}
