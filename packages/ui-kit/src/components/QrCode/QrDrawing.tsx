import { QRCodeSVG } from "qrcode.react";
import type { ReactNode } from "react";
import { qrCode } from "./QrCode.tsx";

/** The squares: dark on white in every theme, as cameras expect. */
export function QrDrawing({
  value,
}: {
  /** What the code says. */
  readonly value: string;
}): ReactNode {
  return (
    <QRCodeSVG value={value} size={qrCode.size} level={qrCode.level} marginSize={qrCode.margin} aria-hidden="true" />
  );
}
