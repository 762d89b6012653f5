import { token } from "@marquee/design-tokens";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import type { Coin } from "../../maths/Outcome.ts";
import { SymbolPicture } from "../symbols/SymbolPicture.tsx";

const Place = styled.div`
  position: absolute; display: grid; place-items: center; padding: 0.35cqw; container-type: size; pointer-events: none;
  & > svg { position: absolute; inset: 5%; inline-size: 90%; block-size: 90%; }
`;
const Value = styled.span`
  position: relative; font-family: ${token("font.numeric")}; font-weight: 800; font-size: 30cqmin; line-height: 1;
  color: ${token("color.art")}; font-variant-numeric: tabular-nums;
`;

type Props = {
  readonly coins: readonly Coin[];
  readonly reels: number;
  readonly rows: number;
  readonly toText: (points: number) => string;
};

/** Coins over the reels, each with its worth. */
export function Coins({ coins, reels, rows, toText }: Props): ReactElement {
  return (
    <>
      {coins.map(({ cell: [reel, row], value }) => (
        <Place
          key={`${reel},${row}`}
          style={{
            left: `${(reel / reels) * 100}%`,
            top: `${(row / rows) * 100}%`,
            width: `${100 / reels}%`,
            height: `${100 / rows}%`,
          }}
        >
          <SymbolPicture id="O" />
          <Value>{toText(value)}</Value>
        </Place>
      ))}
    </>
  );
}
