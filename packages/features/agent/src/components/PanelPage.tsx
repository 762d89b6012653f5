import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** The parts of a panel, one below the other. */
export const PanelPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;
