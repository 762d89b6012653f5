import { from } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** Words in a column of a list: of a width at which they are no tower of single words. */
export const Words = styled.span`
  display: block;
  @media ${from("tablet")} { min-inline-size: 16ch; }
`;
