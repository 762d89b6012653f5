import { styled } from "styled-components";

/** A wide table scrolls by itself, by keys too, and never the panel. */
export const Wide = styled.div.attrs({ role: "region", tabIndex: 0 })`
  min-inline-size: 0;
  overflow-x: auto;
`;
