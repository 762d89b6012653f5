import { Ball, Body, Line, Shade, Shine, toStar } from "./shapes.tsx";
import type { SymbolSet } from "./SymbolSet.ts";

/** Cut stones on velvet. */
export const gems: SymbolSet = {
  A: (
    <>
      <Body of="ruby" d="M32 12H68L90 36 50 92 10 36Z" />
      <Shine d="M32 12H50L36 36H10Z" opacity={0.35} />
      <Shade of="ruby" d="M64 36H90L50 92Z" />
      <Line of="ruby" tone="light" d="M10 36H90M32 12L36 36 50 92 64 36 68 12M36 36L50 12 64 36" opacity={0.75} />
    </>
  ),
  B: (
    <>
      <Body of="emerald" d="M34 10H66L84 28V72L66 90H34L16 72V28Z" />
      <Shine d="M34 10H66L60 24H40L30 34 16 28Z" opacity={0.4} />
      <Shade of="emerald" d="M84 28V72L66 90H34L40 76H60L70 66V34Z" />
      <Line
        of="emerald"
        tone="light"
        d="M40 24H60L70 34V66L60 76H40L30 66V34ZM34 10L40 24M66 10L60 24M84 28L70 34M84 72L70 66M66 90L60 76M34 90L40 76M16 72L30 66M16 28L30 34"
        opacity={0.75}
      />
    </>
  ),
  C: (
    <>
      <Body of="sapphire" d="M50 9L79 21 91 50 79 79 50 91 21 79 9 50 21 21Z" />
      <Shine d="M50 9L79 21 65 36 50 29 35 36 21 21Z" opacity={0.4} />
      <Shade of="sapphire" d="M79 79L50 91 21 79 35 64 50 71 65 64Z" />
      <Line
        of="sapphire"
        tone="light"
        d="M50 29L65 36 71 50 65 64 50 71 35 64 29 50 35 36ZM50 9V29M79 21L65 36M91 50H71M79 79L65 64M50 91V71M21 79L35 64M9 50H29M21 21L35 36"
        opacity={0.75}
      />
    </>
  ),
  D: (
    <>
      <Body of="amethyst" d="M50 8C62 26 84 44 84 62A34 30 0 0 1 16 62C16 44 38 26 50 8Z" />
      <Shine d="M50 8C44 22 30 40 26 58L42 50 50 30Z" opacity={0.4} />
      <Shade of="amethyst" d="M84 62A34 30 0 0 1 30 84L50 76 70 60 74 44Z" />
      <Line
        of="amethyst"
        tone="light"
        d="M50 8V30L34 52 50 76 66 52 50 30M34 52L16 62M66 52L84 62M50 76V92"
        opacity={0.75}
      />
    </>
  ),
  a: (
    <>
      <Body of="gold" d="M50 14L80 50 50 86 20 50Z" />
      <Shine d="M50 14L20 50 38 50Z" />
      <Shade of="gold" d="M80 50L50 86 62 50Z" />
      <Line of="gold" tone="light" d="M20 50H80M50 14L38 50 50 86 62 50Z" opacity={0.8} />
    </>
  ),
  b: <Ball of="pearl" x={50} y={51} r={32} />,
  c: (
    <>
      <Body of="rose" d="M50 16L80 33V67L50 84 20 67V33Z" />
      <Shine d="M50 16L80 33 50 50Z" opacity={0.35} />
      <Shade of="rose" d="M20 67L50 84 50 50Z" />
      <Line
        of="rose"
        tone="light"
        d="M50 50L50 16M50 50L80 33M50 50L80 67M50 50L50 84M50 50L20 67M50 50L20 33"
        opacity={0.75}
      />
    </>
  ),
  d: (
    <>
      <Body of="turquoise" d="M50 20C72 20 84 34 84 50S72 80 50 80 16 66 16 50 28 20 50 20Z" />
      <Shine d="M26 42C30 30 44 26 58 28 46 32 34 38 30 50Z" opacity={0.6} />
      <Line of="turquoise" tone="deep" d="M34 62C44 56 54 68 70 58M40 70C48 66 56 72 62 70" width={2.5} />
    </>
  ),
  W: (
    <>
      <Body of="gold" d={toStar(50, 50, 8, 46, 27)} />
      <Body of="amethyst" d={toStar(50, 50, 8, 31, 19)} />
      <Body of="pearl" d={toStar(50, 50, 4, 24, 7)} width={1.5} />
      <Shine d={toStar(50, 50, 4, 12, 4, -45)} opacity={0.9} />
    </>
  ),
  S: (
    <>
      <Body of="gold" d="M14 76L8 30 31 48 50 16 69 48 92 30 86 76Z" />
      <Shade of="gold" d="M14 76L12 62H88L86 76Z" opacity={0.35} />
      <Body of="gold" d="M14 74H86V86H14Z" />
      <Ball of="ruby" x={50} y={60} r={8} />
      <Ball of="sapphire" x={29} y={63} r={6} />
      <Ball of="emerald" x={71} y={63} r={6} />
      <Ball of="pearl" x={50} y={16} r={6} />
      <Ball of="pearl" x={9} y={30} r={5} />
      <Ball of="pearl" x={91} y={30} r={5} />
    </>
  ),
};
