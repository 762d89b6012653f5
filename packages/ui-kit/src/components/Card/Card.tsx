import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** A raised surface that groups what belongs together. */
export const Card = styled.section`
  padding: ${token("space.20")};
  border: ${token("panel.border")} solid ${token("color.line")};
  border-radius: ${token("panel.radius")};
  background: ${token("color.surface")};
`;
