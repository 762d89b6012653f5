import { Trans, useLingui } from "@lingui/react/macro";
import { useListChallengesQuery } from "@marquee/api-client";
import type { ChallengeList } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, useSymbolOf } from "@marquee/runtime";
import { EmptyState, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { ChallengeCard } from "./ChallengeCard.tsx";

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
  > ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.12")}; margin: 0; padding: 0; list-style: none; }
`;

const noRequest = {};

function List({ challenges: { list, currency, running, most } }: { readonly challenges: ChallengeList }) {
  const { t } = useLingui();
  const symbol = useSymbolOf()(currency);
  const isFull = running >= most;
  if (list.length === 0)
    return (
      <EmptyState picture="empty" title={t`No challenges now`} level={4}>
        <Trans>A challenge has several steps, each with a reward. When there are some for you, they appear here.</Trans>
      </EmptyState>
    );
  return (
    <Body>
      <Text>
        <Trans>
          You play {running} of {most} challenges that you can play at a time.
        </Trans>{" "}
        {isFull && <Trans>Complete one, or give one up, to start another.</Trans>}
      </Text>
      <ul aria-label={t`Challenges`}>
        {list.map((challenge) => (
          <li key={challenge.id}>
            <ChallengeCard challenge={challenge} symbol={symbol} isFull={isFull} />
          </li>
        ))}
      </ul>
    </Body>
  );
}

/** The challenges of a member: two are played at a time, step by step. They follow play by themselves. */
export function Challenges() {
  const query = useListChallengesQuery(noRequest);
  return (
    <LoadGate query={query} rows={4}>
      {(challenges) => <List challenges={challenges} />}
    </LoadGate>
  );
}
