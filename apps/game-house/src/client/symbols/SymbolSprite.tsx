import type { ReactElement } from "react";
import type { HouseTheme } from "@marquee/contract";
import { getSymbols } from "./getSymbols.ts";
import { MaterialDefs } from "./MaterialDefs.tsx";
import { Ball, Body, Line, toDisc, toStar } from "./shapes.tsx";

const coin = (
  <>
    <Ball of="gold" x={50} y={50} r={45} />
    <Line of="gold" tone="deep" d={toDisc(50, 50, 36)} width={3} />
    <Body of="gold" d={toStar(50, 50, 16, 44, 41)} width={1} />
    <Ball of="gold" x={50} y={50} r={35} />
  </>
);

/** Draws every symbol of a theme once, unseen; the reels only refer to them. */
export function SymbolSprite({ theme }: { readonly theme: HouseTheme }): ReactElement {
  const drawn = Object.entries({ ...getSymbols(theme), O: coin });
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
      <MaterialDefs />
      {drawn.map(([id, picture]) => (
        <symbol key={id} id={`symbol-${id}`} viewBox="-4 -4 108 108">
          {picture}
        </symbol>
      ))}
    </svg>
  );
}
