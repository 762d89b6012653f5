import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** Names and values. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(55%) minmax(0, 1fr);
  inline-size: 100%;
  gap: ${token("space.4")} ${token("space.16")};
  font-size: ${token("text.small")};
  > dt { color: ${token("color.muted")}; }
  > dd { overflow-wrap: anywhere; }
`;
