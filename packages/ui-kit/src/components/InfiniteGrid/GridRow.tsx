import { token } from "@marquee/design-tokens";
import { memo, useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { cardColumns } from "../CardGrid/CardGrid.tsx";
import { whenCalm } from "../SmartImage/scrollPace.ts";

/** The columns of the wall and the gap below them. */
export const Row = styled.div`${cardColumns} padding-block-end: ${token("card.gap")};`;
const Place = styled.div`border-radius: ${token("card.radius")}; background: ${token("color.raised")};`;

type Props = {
  /** Its place, from 0. */
  readonly row: number;
  /** How many cards stand in it. */
  readonly columns: number;
  /** The height of a row with its gap, in pixels. */
  readonly height: number;
  /** Draws the cards of a row. */
  readonly draw: (row: number) => ReactNode;
};

/**
 * A row of the wall. Only the first screen's rows are drawn at once; another holds its cards' places until its turn comes,
 * one row a frame and none while the page is rushed through, so that no scroll waits for cards. Remembered, because the
 * virtualiser draws all its rows at every step.
 */
export const GridRow = memo(function GridRow({ row, columns, height, draw }: Props): ReactNode {
  const [isWhole, setIsWhole] = useState(() => row * height < innerHeight);
  useEffect(() => (isWhole ? undefined : whenCalm(() => setIsWhole(true))), [isWhole]);
  if (isWhole) return <Row>{draw(row)}</Row>;
  return (
    <Row aria-hidden="true" style={{ blockSize: height }}>
      {Array.from({ length: columns }, (_, place) => (
        <Place key={place} data-part="place" />
      ))}
    </Row>
  );
});
