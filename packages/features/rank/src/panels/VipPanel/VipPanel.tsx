import { Trans } from "@lingui/react/macro";
import { useGetMemberRankQuery } from "@marquee/api-client";
import type { MemberRank } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, useSymbolOf } from "@marquee/runtime";
import { Heading, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { toClaimable } from "../../model/rankFigures.ts";
import { GiftCard } from "./GiftCard.tsx";
import { LevelCard } from "./LevelCard.tsx";
import { LevelHistory } from "./LevelHistory.tsx";
import { LevelTable } from "./LevelTable.tsx";

const Page = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;
const Part = styled.section`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.12")};`;

const noRequest = {};

function Body({ rank }: { readonly rank: MemberRank }) {
  const symbol = useSymbolOf()(rank.currency);
  const gifts = toClaimable(rank);
  return (
    <>
      <LevelCard rank={rank} symbol={symbol} />
      {gifts.length > 0 && (
        <Part aria-labelledby="vip-gifts">
          <Heading level={4} id="vip-gifts">
            <Trans>Gifts to claim</Trans>
          </Heading>
          {gifts.map((terms) => (
            <GiftCard key={terms.level} terms={terms} rank={rank} symbol={symbol} />
          ))}
        </Part>
      )}
      {rank.levels.length > 0 && (
        <Part aria-labelledby="vip-levels">
          <Heading level={4} id="vip-levels">
            <Trans>Benefits by level</Trans>
          </Heading>
          <LevelTable rank={rank} symbol={symbol} />
        </Part>
      )}
      <Part aria-labelledby="vip-history">
        <Heading level={4} id="vip-history">
          <Trans>Level history</Trans>
        </Heading>
        <LevelHistory history={rank.history} />
      </Part>
    </>
  );
}

/** VIP level (PM-12): the member's level and growth, what keeps it, what each level gives, and the gifts. It follows play by itself. */
export function VipPanel() {
  const query = useGetMemberRankQuery(noRequest);
  return (
    <Page>
      <Heading level={3}>
        <Trans>VIP level</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>Your level follows your valid bets. What you play counts within seconds.</Trans>
      </Text>
      <LoadGate query={query} rows={4}>
        {(rank) => <Body rank={rank} />}
      </LoadGate>
    </Page>
  );
}
