import { Ball, Body, Line, Shade, Shine, toStar } from "./shapes.tsx";
import type { SymbolSet } from "./SymbolSet.ts";

const leaf = "M52 26C58 12 74 8 86 12 82 26 68 32 52 26Z";

/** The market stall of the oldest machines. */
export const fruits: SymbolSet = {
  A: (
    <>
      <Body of="ruby" d="M16 12H86V30C66 50 58 66 56 90H32C34 66 44 48 58 32H34V42H16Z" width={3} />
      <Body of="gold" d="M22 17H81V28C61 49 54 64 51 85H38C41 63 51 45 67 27H29V37H22Z" width={1.5} />
      <Shine d="M24 19H78L76 23H27V33H24Z" opacity={0.7} />
    </>
  ),
  B: (
    <>
      <Body of="gold" d="M50 12C70 14 74 32 75 50 76 62 82 68 88 74H12C18 68 24 62 25 50 26 32 30 14 50 12Z" />
      <Shine d="M38 22C32 32 33 46 31 60L39 62C38 46 40 32 46 20Z" opacity={0.6} />
      <Body of="gold" d="M10 72H90V80H10Z" />
      <Ball of="orange" x={50} y={85} r={8} />
      <Ball of="gold" x={50} y={12} r={6} />
      <Line of="gold" tone="deep" d="M25 56H75" width={3} />
    </>
  ),
  C: (
    <>
      <Body of="leaf" d="M6 36C14 74 40 90 68 84 86 80 94 66 96 54Z" />
      <Body of="pearl" d="M12 38C20 70 42 82 66 77 80 74 88 64 90 53Z" width={0} flat />
      <Body of="ruby" d="M17 39C25 66 44 76 64 72 76 69 83 61 85 52Z" width={1.5} />
      <Shade
        of="ink"
        opacity={0.95}
        d="M34 50q4 4 2 9q-5-2-2-9ZM48 58q4 4 2 9q-5-2-2-9ZM50 47q4 4 2 9q-5-2-2-9ZM64 55q4 4 2 9q-5-2-2-9Z"
      />
      <Shine d="M20 41L80 52 78 55 22 46Z" opacity={0.35} />
    </>
  ),
  D: (
    <>
      <Line of="wood" tone="base" d="M50 8C48 16 50 20 50 26" width={5} />
      <Body of="leaf" d={leaf} />
      <Ball of="amethyst" x={30} y={38} r={13} />
      <Ball of="amethyst" x={54} y={36} r={13} />
      <Ball of="amethyst" x={74} y={44} r={12} />
      <Ball of="amethyst" x={40} y={57} r={13} />
      <Ball of="amethyst" x={62} y={59} r={13} />
      <Ball of="amethyst" x={50} y={78} r={13} />
    </>
  ),
  a: (
    <>
      <Ball of="amethyst" x={50} y={57} r={33} />
      <Line of="amethyst" d="M52 26C42 42 42 70 50 90" width={2.5} opacity={0.6} />
      <Line of="wood" tone="base" d="M52 28C50 20 50 16 46 10" width={5} />
      <Body of="leaf" d={leaf} />
    </>
  ),
  b: (
    <>
      <Ball of="orange" x={50} y={56} r={34} />
      <Shade of="orange" d="M34 66h3v3h-3ZM46 76h3v3h-3ZM60 70h3v3h-3ZM64 54h3v3h-3ZM52 62h3v3h-3Z" opacity={0.35} />
      <Line of="wood" tone="base" d="M50 24V16" width={5} />
      <Body of="leaf" d="M52 22C58 10 72 8 82 12 78 24 66 28 52 22Z" />
    </>
  ),
  c: (
    <>
      <Body of="lemon" d="M8 46C22 20 62 12 82 34 90 36 94 44 92 54 84 82 38 92 16 66 8 62 4 54 8 46Z" />
      <Shine d="M22 44C32 30 50 26 62 30 48 34 34 42 28 54Z" opacity={0.7} />
      <Line of="lemon" tone="deep" d="M62 66h1M72 56h1M52 72h1M70 46h1" width={3} />
    </>
  ),
  d: (
    <>
      <Line of="leaf" tone="deep" d="M28 62C32 36 46 20 64 12 66 32 72 46 74 58" width={4} />
      <Body of="leaf" d="M64 12C76 4 90 8 96 16 86 24 72 24 64 12Z" />
      <Ball of="ruby" x={27} y={70} r={18} />
      <Ball of="ruby" x={72} y={74} r={18} />
    </>
  ),
  W: (
    <>
      <Body of="leaf" d="M50 50C30 48 20 34 28 22 38 12 50 24 50 36 50 24 62 12 72 22 80 34 70 48 50 50Z" />
      <Body of="leaf" d="M50 50C30 52 20 66 28 78 38 88 50 76 50 64 50 76 62 88 72 78 80 66 70 52 50 50Z" />
      <Body of="leaf" d="M50 50C48 30 34 20 22 28 12 38 24 50 36 50 24 50 12 62 22 72 34 80 48 70 50 50Z" />
      <Body of="leaf" d="M50 50C52 30 66 20 78 28 88 38 76 50 64 50 76 50 88 62 78 72 66 80 52 70 50 50Z" />
      <Body of="gold" d={toStar(50, 50, 5, 19, 9)} />
    </>
  ),
  S: (
    <>
      <Body of="rose" d={toStar(50, 50, 6, 46, 30, -90)} />
      <Body of="gold" d={toStar(50, 50, 6, 38, 25, -60)} />
      <Ball of="ruby" x={50} y={50} r={20} />
      <Body of="gold" d={toStar(50, 50, 5, 14, 6)} width={1.5} />
    </>
  ),
};
