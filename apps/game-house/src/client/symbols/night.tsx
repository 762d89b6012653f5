import { Ball, Body, Line, Shade, Shine, toDisc, toStar } from "./shapes.tsx";
import type { SymbolSet } from "./SymbolSet.ts";

/** The forest after midnight. */
export const night: SymbolSet = {
  A: (
    <>
      <Body of="gold" d="M66 8C30 4 8 28 10 54 12 80 38 96 66 88 46 82 34 66 36 46 38 28 50 14 66 8Z" />
      <Shine d="M52 11C28 14 16 32 17 52 24 32 34 20 52 11Z" opacity={0.55} />
      <Body of="pearl" d={toStar(72, 38, 5, 15, 6)} width={1.5} />
      <Body of="pearl" d={toStar(84, 64, 5, 9, 4)} width={1.5} />
      <Line of="gold" tone="deep" d="M24 50h1M28 66h1M38 78h1" width={5} opacity={0.6} />
    </>
  ),
  B: (
    <>
      <Body
        of="wood"
        d="M50 14C62 14 68 10 80 6 80 20 86 30 84 50 82 76 68 92 50 92S18 76 16 50C14 30 20 20 20 6 32 10 38 14 50 14Z"
      />
      <Shade of="wood" d="M34 56C40 64 60 64 66 56 68 74 62 86 50 88 38 86 32 74 34 56Z" opacity={0.35} />
      <Line of="wood" tone="light" d="M42 68q4 4 8 0q4 4 8 0M44 77q3 4 6 0q3 4 6 0" width={2.5} />
      <Ball of="lemon" x={35} y={36} r={16} />
      <Ball of="lemon" x={65} y={36} r={16} />
      <Ball of="ink" x={36} y={37} r={8} />
      <Ball of="ink" x={64} y={37} r={8} />
      <Body of="orange" d="M44 47L50 60 56 47 50 43Z" />
    </>
  ),
  C: (
    <>
      <Line of="sapphire" tone="base" d="M44 56L8 92M38 46L6 70M54 62L32 94" width={9} opacity={0.6} />
      <Line of="sky" tone="base" d="M46 54L16 84M42 48L16 66M52 58L38 82" width={4} />
      <Body of="gold" d={toStar(60, 40, 5, 36, 16, -70)} />
      <Shine d="M58 14L64 32 76 34 60 40 44 44Z" opacity={0.4} />
    </>
  ),
  D: (
    <>
      <Body of="gold" d="M24 80C28 70 72 70 76 80L82 93H18Z" />
      <Ball of="amethyst" x={50} y={44} r={37} />
      <Shine d={toStar(44, 40, 4, 15, 4)} opacity={0.95} />
      <Shine d={toStar(64, 54, 4, 9, 3)} opacity={0.8} />
      <Shine d={toStar(60, 28, 4, 7, 2)} opacity={0.8} />
      <Line of="rose" tone="light" d="M24 54C36 66 60 70 76 54" width={3} opacity={0.5} />
    </>
  ),
  a: (
    <>
      <Body of="pearl" d="M38 48H62C60 66 66 78 66 90H34C34 78 40 66 38 48Z" />
      <Body of="ruby" d="M8 54C8 26 28 10 50 10S92 26 92 54C78 62 22 62 8 54Z" />
      <Shine
        d={`${toDisc(34, 32, 8)}${toDisc(60, 24, 6)}${toDisc(72, 42, 7)}${toDisc(50, 46, 5)}${toDisc(20, 46, 4)}`}
        opacity={0.9}
      />
    </>
  ),
  b: (
    <>
      <Body of="orange" d="M50 4C64 18 66 28 58 38 54 42 46 42 42 38 34 28 40 18 50 4Z" />
      <Body of="lemon" d="M50 16C56 24 57 32 53 37 51 39 49 39 47 37 43 32 45 24 50 16Z" width={0} />
      <Line of="ink" d="M50 38V46" width={3} />
      <Body of="pearl" d="M36 46C42 50 58 50 64 46V88H36Z" />
      <Body of="gold" d="M22 86H78L72 95H28Z" />
      <Shine d="M41 52H46V82H41Z" opacity={0.8} />
    </>
  ),
  c: (
    <>
      <Body of="gold" d="M30 8A22 22 0 1 1 29.9 8ZM30 20A10 10 0 1 0 30.1 20Z" />
      <Body of="gold" d="M38 46L47 38 92 80 86 92 76 92V82H66V72H56Z" />
      <Shine d="M16 20C20 12 30 9 38 12 28 14 21 19 18 28Z" opacity={0.7} />
    </>
  ),
  d: (
    <>
      <Body of="turquoise" d="M84 8C92 40 78 74 36 78L18 94 12 88 28 72C20 34 48 12 84 8Z" />
      <Line
        of="turquoise"
        tone="light"
        d="M20 86L74 24M36 68L36 46M48 54L50 34M36 68L58 68M48 54L70 52M60 40L76 38"
        width={2.5}
        opacity={0.85}
      />
    </>
  ),
  W: (
    <>
      <Body of="sapphire" d={toStar(50, 50, 12, 47, 36)} />
      <Body of="gold" d={toStar(50, 50, 8, 38, 18)} />
      <Ball of="lemon" x={50} y={50} r={17} />
      <Line of="orange" tone="deep" d="M43 48q2-3 4 0M53 48q2-3 4 0M44 55q6 6 12 0" width={2.5} />
    </>
  ),
  S: (
    <>
      <Body of="amethyst" d="M14 20C30 12 42 14 50 22 58 14 70 12 86 20V82C70 74 58 76 50 84 42 76 30 74 14 82Z" />
      <Body
        of="pearl"
        d="M19 18C32 12 43 14 50 22V78C43 71 32 70 19 75ZM81 18C68 12 57 14 50 22V78C57 71 68 70 81 75Z"
        width={1.5}
      />
      <Body of="gold" d={toStar(34, 44, 5, 11, 5)} width={1.5} />
      <Body of="sapphire" d="M70 34A13 13 0 1 0 72 56 11 11 0 0 1 70 34Z" width={1.5} />
      <Line of="gold" tone="base" d="M50 22V82" width={3} />
    </>
  ),
};
