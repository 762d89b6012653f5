import { token } from "@marquee/design-tokens";

/**
 * A filled shape behind an element's content, with two corners cut where the brand has a notch. The fill sits on a
 * pseudo-element because a clip on the element itself would cut its focus ring too. Set `--plate` to the fill.
 */
export const plate = `
  position: relative;
  isolation: isolate;
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    background: var(--plate, transparent);
    clip-path: polygon(
      ${token("shape.notch")} 0, 100% 0, 100% calc(100% - ${token("shape.notch")}),
      calc(100% - ${token("shape.notch")}) 100%, 0 100%, 0 ${token("shape.notch")}
    );
    transition: background-color ${token("motion.fast")} ${token("easing.standard")};
  }
`;
