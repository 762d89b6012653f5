import { token } from "@marquee/design-tokens";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import type { Win } from "../../maths/Outcome.ts";

const Overlay = styled.svg`
  position: absolute; inset: 0; inline-size: 100%; block-size: 100%; pointer-events: none; overflow: visible;
`;
const Path = styled.polyline`
  fill: none; stroke-linecap: round; stroke-linejoin: round; vector-effect: non-scaling-stroke;
`;

/** Each win is shown alone for this long. */
const turnTime = 1_100;

type Props = {
  readonly wins: readonly Win[];
  readonly lines: readonly (readonly number[])[];
  readonly reels: number;
  readonly rows: number;
};

/** Draws the paylines that pay: all at first, then one after the other. Other wins need another `key`. */
export function WinLines({ wins, lines, reels, rows }: Props): ReactElement | null {
  const [current, setCurrent] = useState(-1);
  const paid = wins.filter(({ line }) => line !== undefined);
  const count = wins.length;
  useEffect(() => {
    if (count < 2) return undefined;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % count), turnTime);
    return () => clearInterval(timer);
  }, [count]);
  if (paid.length === 0) return null;
  return (
    <Overlay viewBox={`0 0 ${reels * 2} ${rows * 2}`} preserveAspectRatio="none" aria-hidden="true">
      {paid.map(({ line = 0 }, index) => {
        if (current >= 0 && current !== index) return null;
        const points = (lines[line] ?? []).map((row, reel) => `${reel * 2 + 1},${row * 2 + 1}`).join(" ");
        return (
          <g key={line}>
            <Path points={points} stroke={token("color.art")} strokeWidth={7} opacity={0.7} />
            <Path points={points} stroke={token("color.accent")} strokeWidth={3.5} />
          </g>
        );
      })}
    </Overlay>
  );
}
