import { n } from "./svg.ts";
import type { Paint } from "./paint.ts";

/** A complete SVG document of one picture, with round line ends and joins by default. It is hidden from screen readers; the page names what it shows. */
export function drawPicture(width: number, height: number, paint: Paint, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" stroke-linecap="round" stroke-linejoin="round"><defs>${paint.definitions()}</defs>${content}</svg>`;
  return svg.replaceAll("#ffffff", "#fff").replace(/(?<=[ "(,A-Za-z-])0\.(?=\d)/g, ".");
}
