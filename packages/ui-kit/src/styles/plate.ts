import { token } from "@marquee/design-tokens";

/**
 * A filled shape behind an element's content, with two corners cut where the brand has a notch. The fill sits on a
 * pseudo-element because a clip on the element itself would cut its focus ring too. Set `--plate` to the fill and `--cut` to the notch.
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
      var(--cut) 0, 100% 0, 100% calc(100% - var(--cut)),
      calc(100% - var(--cut)) 100%, 0 100%, 0 var(--cut)
    );
    transition: background-color ${token("motion.fast")} ${token("easing.standard")};
  }
`;
