import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** The columns of every wall of cards: as many as fit the brand's least card width. */
export const cardColumns = `
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${token("card.minWidth")}, 100%), 1fr));
  gap: ${token("card.gap")};
`;

/** A wall of cards: three in a row on a small phone, seven or eight on a wide screen, fewer where cards are wide. */
export const CardGrid = styled.ul`${cardColumns}`;
