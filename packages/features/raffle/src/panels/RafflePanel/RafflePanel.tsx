import { Trans, useLingui } from "@lingui/react/macro";
import { useListRafflesQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { EmptyState, Heading, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { OwnPrizes } from "./OwnPrizes.tsx";
import { RaffleCard } from "./RaffleCard.tsx";

const Page = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;

/** Raffles (PM-15): those that are planned, open and over, with their chances and conditions, and what the member has drawn. */
export function RafflePanel() {
  const { t } = useLingui();
  const query = useListRafflesQuery({});
  return (
    <Page>
      <Heading level={3}>
        <Trans>Raffles</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>All tickets are shuffled before a raffle opens. A draw gives you the next one.</Trans>
      </Text>
      <LoadGate query={query} rows={4}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState picture="empty" title={t`No raffles at the moment`} level={4}>
              <Trans>The next raffle is shown here before it opens.</Trans>
            </EmptyState>
          ) : (
            list.map((raffle) => <RaffleCard key={raffle.id} raffle={raffle} onChange={() => void query.refetch()} />)
          )
        }
      </LoadGate>
      <OwnPrizes />
    </Page>
  );
}
