import { QRCodeSVG } from "qrcode.react";
import type { ReactNode } from "react";
import { qrCode } from "./QrCode.tsx";

/** The squares: dark on white in every theme, as cameras expect. */
export function QrDrawing({
  value,
  size,
}: {
  /** What the code says. */
  readonly value: string;
  /** The side, in pixels. */
  readonly size: number;
}): ReactNode {
  return <QRCodeSVG value={value} size={size} level={qrCode.level} marginSize={qrCode.margin} aria-hidden="true" />;
}
