import { Trans, useLingui } from "@lingui/react/macro";
import { useListRewardsQuery } from "@marquee/api-client";
import type { RewardList } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, paths, useIsOn, useSymbolOf } from "@marquee/runtime";
import { EmptyState, Heading, Link, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { RewardCard } from "./RewardCard.tsx";

const Page = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const noRequest = {};

function Rewards({ rewards: { list, currency } }: { readonly rewards: RewardList }) {
  const { t } = useLingui();
  const symbol = useSymbolOf()(currency);
  if (list.length === 0)
    return (
      <EmptyState picture="empty" title={t`Nothing to claim now`} level={4}>
        <Trans>What you earn by promotions, missions and play appears here as soon as you can claim it.</Trans>
      </EmptyState>
    );
  return (
    <List aria-label={t`Rewards`}>
      {list.map((reward) => (
        <li key={`${reward.source}:${reward.id}`}>
          <RewardCard reward={reward} symbol={symbol} />
        </li>
      ))}
    </List>
  );
}

/** Reward centre (MC-10): all that the member can claim now, what ends first at the top. It follows play and claims by itself. */
export function RewardCenterPanel() {
  const query = useListRewardsQuery(noRequest);
  const hasCodes = useIsOn("PROMOCODE3");
  return (
    <Page>
      <Heading level={3}>
        <Trans>Reward centre</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>All that you can claim now, with what it pays and until when.</Trans>
      </Text>
      {hasCodes && (
        <Text>
          <Link href={paths.promotions}>
            <Trans>Enter a promo code</Trans>
          </Link>
        </Text>
      )}
      <LoadGate query={query} rows={4}>
        {(rewards) => <Rewards rewards={rewards} />}
      </LoadGate>
    </Page>
  );
}
