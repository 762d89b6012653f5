import { token } from "@marquee/design-tokens";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { styled } from "styled-components";

const Cover = styled.div`
  position: absolute; inset: 0; display: grid; place-items: end center; padding-block-end: 3%; pointer-events: none; z-index: ${token("z.sticky")};
  animation: appear 320ms ${token("easing.enter")};
  @keyframes appear { from { opacity: 0; transform: scale(0.7); } }
`;
const Plate = styled.p`
  margin: 0; padding: 0.2em 0.8em; border-radius: ${token("radius.full")}; border: 2px solid ${token("color.primary")};
  background: ${token("color.scrim")}; color: ${token("color.primary")}; text-align: center;
  font: 800 clamp(1.4rem, 7cqmin, 5rem) / 1.25 ${token("font.display")}; font-variant-numeric: tabular-nums;
`;

/** It goes by itself, so that the winning symbols can be seen. */
const lasting = 2_200;

/** The amount of a win above the stake, large over the reels for a moment. It is said elsewhere, so it is not read here. */
export function Celebration({ amount }: { readonly amount: string }): ReactElement | null {
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), lasting);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <Cover aria-hidden="true">
      <Plate>{amount}</Plate>
    </Cover>
  );
}
