import { token } from "@marquee/design-tokens";
import { Card } from "@marquee/ui-kit";
import { styled } from "styled-components";

/** The card of a mission or a challenge. */
export const TaskCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
`;

/** Its name, with where the member stands beside it. */
export const CardName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.4")} ${token("space.12")};
  > h4, > strong { min-inline-size: 0; overflow-wrap: anywhere; }
`;
