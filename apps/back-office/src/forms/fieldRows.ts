import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** Fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${token("space.12")};
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
`;

/** Boxes that are ticked, one after another. */
export const Ticks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.12")};
`;
