import { Trans } from "@lingui/react/macro";
import type { Game } from "@marquee/contract";
import { from, token } from "@marquee/design-tokens";
import { GameCardPlace, Heading, Link, Skeleton, Text } from "@marquee/ui-kit";
import { useId } from "react";
import { styled } from "styled-components";
import { GameTile } from "../components/GameTile/GameTile.tsx";

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
`;
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token("space.16")};
`;
// Nobody scrolls places that hold nothing yet.
const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: max(${token("card.minWidth")}, 28%);
  gap: ${token("card.gap")};
  margin-inline: calc(-1 * ${token("layout.gutter")});
  padding: ${token("space.4")} ${token("layout.gutter")};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${token("layout.gutter")};
  scrollbar-width: none;
  > li { scroll-snap-align: start; }
  &[aria-busy="true"] { overflow-x: hidden; }
  @media ${from("tablet")} { grid-auto-columns: max(${token("card.minWidth")}, 15%); }
  @media ${from("desktop")} { grid-auto-columns: max(${token("card.minWidth")}, 12.6%); }
`;

// As high as the games would be.
const Kept = styled.div`
  display: grid;
  > * { grid-area: 1 / 1; }
  > ul { visibility: hidden; }
  > p { align-self: center; }
`;

const places = 8;

/** Places of cards that hold nothing. */
const Places = () =>
  Array.from({ length: places }, (_, place) => (
    <li key={place}>
      <GameCardPlace />
    </li>
  ));

type Props = {
  /** Undefined while it is not known what the row is about. */
  readonly title: string | undefined;
  /** Undefined while they are loading. */
  readonly games: readonly Game[] | undefined;
  /** Where all of them are. */
  readonly href?: string;
  /** What stands in the row's place, which it keeps, if there are no games. */
  readonly note?: string;
};

/** One row of games on the home page, to be swiped or scrolled; the heading names it. */
export function GameRow({ title, games, href, note }: Props) {
  const id = useId();
  return (
    <Section aria-labelledby={title === undefined ? undefined : id}>
      <Head>
        <Heading level={2} id={id} aria-hidden={title === undefined || undefined}>
          {title ?? <Skeleton />}
        </Heading>
        {href !== undefined && (
          <Link href={href}>
            <Trans>Show all</Trans>
          </Link>
        )}
      </Head>
      {games?.length === 0 && note !== undefined ? (
        <Kept>
          <Row aria-hidden>
            <Places />
          </Row>
          <Text tone="muted">{note}</Text>
        </Kept>
      ) : (
        <Row aria-busy={games === undefined || undefined}>
          {games?.map((game) => (
            <li key={game.nodeId}>
              <GameTile game={game} />
            </li>
          )) ?? <Places />}
        </Row>
      )}
    </Section>
  );
}
