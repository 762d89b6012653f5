import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** The line below a form that leads to the other one. */
export const SwitchLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token("space.4")};
  margin-block-start: ${token("space.16")};
  color: ${token("color.muted")};
  font-size: ${token("text.small")};
`;
