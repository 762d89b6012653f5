import { Ball, Body, Line, Shade, Shine, toDisc, toStar } from "./shapes.tsx";
import type { SymbolSet } from "./SymbolSet.ts";

/** Match day. */
export const sports: SymbolSet = {
  A: (
    <>
      <Line of="gold" tone="deep" d="M28 24C6 20 8 50 34 50M72 24C94 20 92 50 66 50" width={8} />
      <Line of="gold" tone="base" d="M28 24C6 20 8 50 34 50M72 24C94 20 92 50 66 50" width={4} />
      <Body of="gold" d="M26 10H74C76 42 66 58 56 62V74H44V62C34 58 24 42 26 10Z" />
      <Body of="gold" d="M32 74H68L72 82H28Z" />
      <Body of="wood" d="M24 82H76V93H24Z" />
      <Shine d="M32 14H40C40 34 42 46 48 56 38 50 32 36 32 14Z" opacity={0.6} />
      <Body of="pearl" d={toStar(52, 33, 5, 12, 5)} width={1.5} />
    </>
  ),
  B: (
    <>
      <Body of="sapphire" d="M26 4H44L56 44H42Z" />
      <Body of="ruby" d="M74 4H56L44 44H58Z" />
      <Ball of="gold" x={50} y={66} r={28} />
      <Line of="gold" tone="light" d={toDisc(50, 66, 21)} width={2.5} />
      <Body of="gold" d={toStar(50, 66, 5, 16, 7)} />
    </>
  ),
  C: (
    <>
      <Ball of="pearl" x={50} y={50} r={42} />
      <Body of="ink" d="M50 34L65 45 59 62H41L35 45Z" />
      <Shade
        of="ink"
        opacity={1}
        d="M50 8.500C56 8 62 10 66 12L60 20H40L34 12C38 10 44 8 50 8.500ZM91 44C92 52 90 60 87 66L79 62 78 46 86 38ZM71 86C66 90 60 91 56 92L54 83 66 74 75 77ZM29 86L25 77 34 74 46 83 44 92C38 91 34 89 29 86ZM9 44L14 38 22 46 21 62 13 66C10 60 8 52 9 44Z"
      />
      <Line of="ink" d="M50 34V20M65 45L78 46M59 62L66 74M41 62L34 74M35 45L22 46" width={2.5} />
      <Shine d="M22 34C28 20 42 14 54 15 40 20 30 28 26 40Z" opacity={0.7} />
    </>
  ),
  D: (
    <>
      <Body of="ruby" d="M26 62C14 54 14 30 28 18 44 6 74 8 80 28 86 44 80 56 72 62V74H32Z" />
      <Body of="ruby" d="M30 42C20 36 20 22 32 22 44 22 50 32 46 44Z" />
      <Body of="pearl" d="M30 72H74V92H30Z" />
      <Line of="ruby" tone="base" d="M30 82H74" width={4} />
      <Shine d="M50 16C62 14 72 22 73 34 66 26 60 22 48 22Z" opacity={0.5} />
    </>
  ),
  a: (
    <>
      <Ball of="orange" x={50} y={50} r={38} />
      <Line of="ink" d="M50 12V88M12 50H88M24 22C40 36 40 64 24 78M76 22C60 36 60 64 76 78" width={3} />
      <Shine d="M24 36C30 24 42 18 52 18 42 24 34 32 30 42Z" opacity={0.45} />
    </>
  ),
  b: (
    <>
      <Ball of="leaf" x={50} y={50} r={36} />
      <Line of="pearl" tone="light" d="M21 30C44 36 44 64 21 70M79 30C56 36 56 64 79 70" width={4.5} />
      <Shine d="M40 20C48 17 58 18 64 22 54 22 46 26 40 32Z" opacity={0.5} />
    </>
  ),
  c: (
    <>
      <Ball of="ink" x={50} y={50} r={38} />
      <Line of="pearl" tone="base" d={toDisc(50, 50, 30)} width={6} />
      <Line of="ruby" tone="base" d={toDisc(50, 50, 20)} width={6} />
      <Ball of="emerald" x={50} y={50} r={11} />
      <Line of="gold" tone="light" d="M50 50L84 20" width={4} />
      <Body of="ruby" d="M78 14L92 8 88 22 82 26Z" width={1.5} />
    </>
  ),
  d: (
    <>
      <Line of="steel" tone="base" d="M24 8V94" width={6} />
      <Body of="lemon" d="M26 12C44 4 58 24 82 14V54C58 64 44 44 26 52Z" />
      <Body
        of="ruby"
        d="M26 12C34 8 42 10 48 13V33C42 30 34 28 26 32ZM48 33C58 38 68 40 82 34V54C68 60 58 56 48 51Z"
        width={1}
      />
    </>
  ),
  W: (
    <>
      <Body of="sapphire" d="M50 4L90 16V48C90 72 72 88 50 97 28 88 10 72 10 48V16Z" />
      <Body of="gold" d="M50 12L82 21V48C82 67 68 80 50 88 32 80 18 67 18 48V21Z" width={1.5} />
      <Body of="sapphire" d="M50 19L75 26V48C75 63 64 73 50 80 36 73 25 63 25 48V26Z" width={1.5} />
      <Body of="pearl" d={toStar(50, 48, 5, 24, 10)} />
    </>
  ),
  S: (
    <>
      <Body of="steel" d="M42 4H58V16H42Z" />
      <Body of="steel" d="M74 16L84 24 78 31 70 24Z" />
      <Ball of="steel" x={50} y={56} r={40} />
      <Ball of="pearl" x={50} y={56} r={31} />
      <Line of="ink" d="M50 30V35M50 77V82M24 56H29M71 56H76" width={3.5} />
      <Line of="ruby" tone="base" d="M50 56L66 40" width={4.5} />
      <Ball of="ruby" x={50} y={56} r={5} />
    </>
  ),
};
