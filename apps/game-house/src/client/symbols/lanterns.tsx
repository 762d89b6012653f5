import { Ball, Body, Line, Shade, Shine, toStar } from "./shapes.tsx";
import type { SymbolSet } from "./SymbolSet.ts";

const petal = "M50 50C38 40 36 24 50 10 64 24 62 40 50 50Z";

/** A night market in the old town. */
export const lanterns: SymbolSet = {
  A: (
    <>
      <Body
        of="orange"
        d="M10 52C24 22 58 22 74 46 84 36 92 36 96 26 98 46 94 58 98 78 90 70 82 66 74 60 58 84 24 80 10 52Z"
      />
      <Body of="pearl" d="M10 52C16 40 26 34 36 34 32 46 32 58 38 72 26 70 16 64 10 52Z" width={1.5} />
      <Body of="ruby" d="M42 30C50 16 64 20 66 36Z" />
      <Line
        of="orange"
        tone="light"
        d="M46 44C51 50 51 56 46 62M58 44C63 50 63 56 58 62M70 48C74 52 74 56 70 60"
        width={3}
      />
      <Ball of="ink" x={22} y={48} r={4.5} />
      <Line of="orange" d="M12 56C6 60 4 64 6 70" width={2.5} />
    </>
  ),
  B: (
    <g transform="translate(0 12)">
      <g transform="rotate(-72 50 62)">
        <Body of="rose" d="M50 62C36 48 36 28 50 12 64 28 64 48 50 62Z" />
      </g>
      <g transform="rotate(72 50 62)">
        <Body of="rose" d="M50 62C36 48 36 28 50 12 64 28 64 48 50 62Z" />
      </g>
      <g transform="rotate(-38 50 62)">
        <Body of="rose" d="M50 62C36 48 36 24 50 8 64 24 64 48 50 62Z" />
      </g>
      <g transform="rotate(38 50 62)">
        <Body of="rose" d="M50 62C36 48 36 24 50 8 64 24 64 48 50 62Z" />
      </g>
      <Body of="rose" d="M50 66C34 50 34 22 50 4 66 22 66 50 50 66Z" />
      <Shine d="M48 12C40 26 40 42 46 54Z" opacity={0.5} />
      <Body of="emerald" d="M8 70C28 62 72 62 92 70 76 84 24 84 8 70Z" />
    </g>
  ),
  C: (
    <>
      <Body of="ruby" d="M50 88L4 44C16 14 84 14 96 44Z" />
      <Line
        of="gold"
        tone="base"
        d="M50 86L14 40M50 86L28 30M50 86L43 24M50 86L57 24M50 86L72 30M50 86L86 40"
        width={2.5}
      />
      <Line of="gold" tone="light" d="M10 49C22 24 78 24 90 49" width={4} />
      <Body of="gold" d={toStar(50, 44, 6, 12, 6)} width={1.5} />
      <Ball of="gold" x={50} y={87} r={7} />
    </>
  ),
  D: (
    <>
      <Body of="ruby" d="M18 30C6 46 6 58 18 74L82 74C94 58 94 46 82 30Z" />
      <Body of="gold" d="M16 24H84V34H16ZM16 70H84V80H16Z" />
      <Ball of="gold" x={50} y={52} r={15} />
      <Line of="ruby" tone="deep" d="M50 42V62M41 47H59M43 57H57" width={3.5} />
      <Line of="wood" tone="base" d="M10 12L46 22M90 12L54 22" width={5} />
      <Ball of="ruby" x={9} y={11} r={5} />
      <Ball of="ruby" x={91} y={11} r={5} />
    </>
  ),
  a: (
    <>
      <Body of="turquoise" d="M20 42H74V56C74 74 64 84 47 84S20 74 20 56Z" />
      <Line of="turquoise" tone="deep" d="M74 50C90 46 90 70 70 70" width={6} />
      <Shine d="M27 47H34V60C34 68 38 74 43 78 33 76 27 68 27 58Z" opacity={0.5} />
      <Line
        of="pearl"
        tone="light"
        d="M34 32C28 24 40 20 34 10M48 32C42 24 54 20 48 10M62 32C56 24 68 20 62 10"
        width={3}
        opacity={0.7}
      />
      <Body of="turquoise" d="M26 86H68L64 92H30Z" />
    </>
  ),
  b: (
    <>
      {[0, 72, 144, 216, 288].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 50 52)`}>
          <Ball of="rose" x={50} y={29} r={19} />
        </g>
      ))}
      <Ball of="gold" x={50} y={52} r={11} />
      <Line of="ruby" tone="deep" d="M50 40V34M61 48L67 45M57 62L61 68M43 62L39 68M39 48L33 45" width={2.5} />
    </>
  ),
  c: (
    <>
      <Body of="leaf" d="M30 92V64H42V92ZM30 62V34H42V62ZM30 32V8H42V32Z" />
      <Body of="leaf" d="M58 92V72H70V92ZM58 70V44H70V70ZM58 42V18H70V42Z" />
      <Body
        of="emerald"
        d="M42 34C50 22 56 20 64 22 60 32 52 38 42 34ZM70 46C76 34 86 30 94 32 90 44 80 50 70 46ZM30 62C22 52 12 50 6 52 10 62 20 68 30 62Z"
      />
    </>
  ),
  d: (
    <>
      <Body
        of="sky"
        d="M10 66C4 52 16 42 26 46 26 30 48 24 56 38 68 28 86 38 80 52 94 52 96 68 84 72H20C14 72 12 70 10 66Z"
      />
      <Line
        of="sky"
        tone="deep"
        d="M30 62C24 54 36 48 38 56M58 62C50 52 66 44 68 54M44 66C50 68 52 60 46 58"
        width={3}
      />
      <Shine d="M30 44C34 36 44 34 50 40 42 38 36 42 32 48Z" opacity={0.7} />
    </>
  ),
  W: (
    <>
      <Ball of="gold" x={50} y={50} r={45} />
      <g opacity={0.95}>
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 50 50)`}>
            <Body of="ruby" d={petal} width={2} />
          </g>
        ))}
      </g>
      <Ball of="gold" x={50} y={50} r={11} />
      <Shine d={toStar(50, 50, 4, 8, 3)} opacity={0.9} />
    </>
  ),
  S: (
    <>
      <Line of="gold" tone="base" d="M50 2V14" width={4} />
      <Body of="gold" d="M34 12H66V21H34Z" />
      <Body of="ruby" d="M34 20C8 28 8 64 34 72H66C92 64 92 28 66 20Z" />
      <Shine d="M50 24C60 30 60 62 50 68 40 62 40 30 50 24Z" opacity={0.35} />
      <Line
        of="gold"
        tone="base"
        d="M36 21C22 34 22 58 36 71M64 21C78 34 78 58 64 71M50 21V71"
        width={2.5}
        opacity={0.9}
      />
      <Body of="gold" d="M34 71H66V80H34Z" />
      <Line of="ruby" tone="base" d="M42 80V95M50 80V98M58 80V95" width={4} />
      <Shade of="ruby" d="M66 20C92 28 92 64 66 72 80 60 80 32 66 20Z" opacity={0.35} />
    </>
  ),
};
