import { token } from "@marquee/design-tokens";
import { Heading } from "@marquee/ui-kit";
import { styled } from "styled-components";

/** The parts of a panel or of a dialog, one below the other; what cannot be broken breaks anywhere. */
export const PanelPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  overflow-wrap: anywhere;
`;

/** What stands under one heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.8")};
`;

/** The heading of a part within a card: smaller than the card's own. */
export const PartHeading = styled(Heading).attrs({ level: 4 })`
  &[data-size] { font-size: ${token("text.body")}; }
`;

/** Things on one line that breaks, such as a heading and what can be done. */
export const Line = styled.div<{ readonly $apart?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $apart = false }) => ($apart ? "space-between" : "start")};
  gap: ${token("space.8")};
`;
