import { from, token } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** The chips of a lobby's vendors: one line to swipe on a phone, as many lines as needed on a desk. */
export const VendorRow = styled.div.attrs({ role: "group" })`
  display: flex;
  gap: ${token("space.8")};
  padding-block: ${token("space.4")};
  padding-inline: ${token("space.4")};
  margin-inline: calc(-1 * ${token("space.4")});
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${token("space.4")};
  scrollbar-width: none;
  > * { scroll-snap-align: start; }
  > [aria-pressed="true"] { scroll-initial-target: nearest; }
  /* Without a scroll of its own, the chosen chip would be where the panel or page around it begins. */
  @media ${from("desktop")} {
    flex-wrap: wrap;
    overflow: visible;
    > [aria-pressed="true"] { scroll-initial-target: none; }
  }
`;
