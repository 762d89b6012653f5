import { Ball, Body, Line, Shade, Shine, toStar } from "./shapes.tsx";
import type { SymbolSet } from "./SymbolSet.ts";

/** Under the harbour. */
export const sea: SymbolSet = {
  A: (
    <>
      <Body of="gold" d="M46 40H54V94H46Z" />
      <Body
        of="gold"
        d="M50 4L60 24H55V40H70C76 38 77 30 76 22L68 26 80 6 92 26 84 22C86 40 80 50 70 52H30C20 50 14 40 16 22L8 26 20 6 32 26 24 22C23 30 24 38 30 40H45V24H40Z"
      />
      <Ball of="turquoise" x={50} y={46} r={8} />
      <Shine d="M48 8L51 8 51 38 48 38Z" opacity={0.6} />
    </>
  ),
  B: (
    <>
      <Body of="rose" d="M50 50C20 52 8 66 10 76 26 92 74 92 90 76 92 66 80 52 50 50Z" />
      <Body
        of="rose"
        d="M50 56C14 54 6 30 14 18 20 22 26 14 34 10 40 16 46 8 50 8S60 16 66 10C74 14 80 22 86 18 94 30 86 54 50 56Z"
      />
      <Line
        of="rose"
        tone="deep"
        d="M50 52L50 14M46 52L32 16M54 52L68 16M42 52L18 26M58 52L82 26"
        width={2}
        opacity={0.7}
      />
      <Ball of="pearl" x={50} y={60} r={16} />
    </>
  ),
  C: (
    <>
      <Body
        of="orange"
        d="M50 6C58 20 58 32 62 36 70 36 82 30 94 36 88 48 76 52 74 58 76 68 84 78 80 92 66 92 58 80 50 80S34 92 20 92C16 78 24 68 26 58 24 52 12 48 6 36 18 30 30 36 38 36 42 32 42 20 50 6Z"
      />
      <Line
        of="orange"
        tone="light"
        d="M50 20V50M82 40L52 52M72 80L52 56M28 80L48 56M18 40L48 52"
        width={4}
        opacity={0.75}
      />
      <Ball of="gold" x={50} y={53} r={9} />
    </>
  ),
  D: (
    <>
      <Body
        of="steel"
        d="M44 24H56V76C68 74 76 66 78 56L68 58 84 38 94 62 86 58C82 80 66 90 50 94 34 90 18 80 14 58L6 62 16 38 32 58 22 56C24 66 32 74 44 76Z"
      />
      <Body of="steel" d="M28 32H72V41H28Z" />
      <Body of="steel" d="M50 4A12 12 0 1 1 49.9 4ZM50 11A5 5 0 1 0 50.1 11Z" />
      <Line of="gold" tone="base" d="M38 20C24 40 66 44 58 62 52 74 70 78 62 90" width={3.5} opacity={0.9} />
    </>
  ),
  a: (
    <>
      <Body of="sky" d="M8 50C22 24 56 20 74 42L92 26C88 40 88 60 92 74L74 58C56 80 22 76 8 50Z" />
      <Body of="gold" d="M38 29C46 16 58 18 62 32Z" />
      <Shade of="sky" d="M40 70C52 72 64 68 74 58L92 74C88 66 86 60 86 52Z" opacity={0.3} />
      <Line of="sky" tone="deep" d="M36 38C42 46 42 56 36 64M52 40C57 46 57 56 52 62" width={2.5} />
      <Ball of="pearl" x={24} y={46} r={5.5} />
    </>
  ),
  b: (
    <>
      <Line
        of="rose"
        tone="deep"
        d="M50 92V50M50 70C34 66 26 54 28 36M50 62C68 58 76 46 72 26M28 50C18 46 14 38 16 28M72 44C82 42 88 34 86 24M50 50C46 38 50 26 48 12"
        width={11}
      />
      <Line
        of="rose"
        tone="base"
        d="M50 92V50M50 70C34 66 26 54 28 36M50 62C68 58 76 46 72 26M28 50C18 46 14 38 16 28M72 44C82 42 88 34 86 24M50 50C46 38 50 26 48 12"
        width={7}
      />
      <Line
        of="rose"
        tone="light"
        d="M48 86V56M30 40C30 50 34 58 42 64M70 30C72 42 68 50 58 56M47 16C48 28 46 36 48 44"
        width={2}
        opacity={0.8}
      />
    </>
  ),
  c: (
    <>
      <Body
        of="amethyst"
        d="M50 10C80 10 94 34 88 58 82 82 54 94 34 82 16 72 14 46 32 36 48 28 66 40 62 56 58 68 42 68 40 56Z"
      />
      <Line
        of="amethyst"
        tone="light"
        d="M54 17C76 20 86 38 81 56 75 75 54 84 38 75 25 66 25 50 37 43"
        width={3.5}
        opacity={0.7}
      />
    </>
  ),
  d: (
    <>
      <Ball of="turquoise" x={40} y={58} r={27} />
      <Ball of="turquoise" x={72} y={36} r={16} />
      <Ball of="turquoise" x={74} y={76} r={9} />
      <Ball of="turquoise" x={44} y={16} r={7} />
    </>
  ),
  W: (
    <>
      <Body of="gold" d={toStar(50, 50, 8, 47, 34)} />
      <Body of="sapphire" d={toStar(50, 50, 4, 40, 12, -45)} />
      <Body of="pearl" d={toStar(50, 50, 4, 42, 11)} />
      <Shade of="pearl" d="M50 8L50 50 58 42ZM92 50L50 50 58 58ZM50 92L50 50 42 58ZM8 50L50 50 42 42Z" opacity={0.4} />
      <Ball of="gold" x={50} y={50} r={8} />
    </>
  ),
  S: (
    <>
      <Body of="wood" d="M10 44C10 22 26 14 50 14S90 22 90 44V52H10Z" />
      <Body of="wood" d="M10 52H90V86H10Z" />
      <Body of="gold" d="M6 46H94V56H6Z" />
      <Body of="gold" d="M22 16L30 14V86H22ZM70 14L78 16V86H70Z" />
      <Ball of="gold" x={50} y={56} r={11} />
      <Shade of="ink" d="M50 51a4 4 0 0 1 2 7.4L53 64H47L48 58.4A4 4 0 0 1 50 51Z" opacity={0.9} />
      <Shine d="M34 20C42 17 58 17 66 20V25C56 22 44 22 34 25Z" opacity={0.35} />
    </>
  ),
};
