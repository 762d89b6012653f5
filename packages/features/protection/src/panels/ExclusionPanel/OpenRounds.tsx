import { Trans } from "@lingui/react/macro";
import type { Protection } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Card, Heading, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { Moment } from "../../components/Moment.tsx";

const Base = styled(Card)`
  display: grid;
  gap: ${token("space.8")};
  ul { display: grid; gap: ${token("space.4")}; margin: 0; padding: 0; list-style: none; font-size: ${token("text.small")}; }
  li { overflow-wrap: anywhere; }
`;

/** The rounds that were staked in and go on without the member; nothing where there is none. */
export function OpenRounds({ rounds }: { readonly rounds: Protection["openRounds"] }) {
  if (rounds.length === 0) return null;
  return (
    <Base>
      <Heading level={4}>
        <Trans>Open bets</Trans>
      </Heading>
      <Text size="small" tone="muted">
        <Trans>They are settled as usual. Any winnings are added to your balance.</Trans>
      </Text>
      <ul>
        {rounds.map(({ roundId, gameCode, openedAt }) => (
          <li key={`${gameCode} ${roundId}`}>
            {gameCode} · <Moment at={openedAt} /> · {roundId}
          </li>
        ))}
      </ul>
    </Base>
  );
}
