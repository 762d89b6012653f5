import { token } from "@marquee/design-tokens";
import { lazy, Suspense, type ReactNode } from "react";
import { styled } from "styled-components";

/** Spec §9: 100 px, level M, with the margin of four squares that cameras need. */
export const qrCode = { size: 100, level: "M", margin: 4 } as const;

/** The side of a code with much in it, such as a payment: a camera needs three pixels a square (spec §9). */
const largeSize = 200;

const QrDrawing = lazy(() => import("./QrDrawing.tsx").then(({ QrDrawing: Component }) => ({ default: Component })));

const Base = styled.span<{ readonly $size: number }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: min(${token("panel.radius")}, 8px);
  background: ${token("color.raised")};
  forced-color-adjust: none;
`;

/** An address to be read by another device's camera. What draws it loads when the first one shows. */
export function QrCode({
  value,
  label,
  large = false,
}: {
  /** What the code says; beside it the same address must stand as a link or as text. */
  readonly value: string;
  /** What it leads to: its accessible name. */
  readonly label: string;
  /** Twice as wide, for what holds more than an address. */
  readonly large?: boolean | undefined;
}): ReactNode {
  const size = large ? largeSize : qrCode.size;
  return (
    <Base role="img" aria-label={label} $size={size}>
      <Suspense>{<QrDrawing value={value} size={size} />}</Suspense>
    </Base>
  );
}
