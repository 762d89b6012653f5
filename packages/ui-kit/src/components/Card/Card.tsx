import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** A raised surface that groups what belongs together. */
export const Card = styled.section`
  padding: ${token("space.20")};
  border: 1px solid ${token("color.line")};
  border-radius: ${token("radius.panel")};
  background: ${token("color.surface")};
`;
