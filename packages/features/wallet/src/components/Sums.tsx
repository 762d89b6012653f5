import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** Figures of a form, each with its name; the last one weighs most. */
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token("space.4")} ${token("space.16")};
  margin: 0;
  padding: ${token("space.12")} ${token("space.16")};
  border-radius: ${token("panel.radius")};
  background: ${token("color.raised")};
  font-size: ${token("text.small")};
  dt { color: ${token("color.muted")}; }
  dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
  dt:last-of-type, dd:last-of-type { color: ${token("color.text")}; font-weight: ${token("weight.strong")}; }
`;
