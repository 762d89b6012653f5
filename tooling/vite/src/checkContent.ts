import { extname } from "node:path";
import type { BrandFault } from "@marquee/whitelabel/brand";

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString("latin1") === text;

/** The magic bytes of each file type, so that a file is what its name says, also for a browser that sniffs content. */
const kinds: ReadonlyMap<string, (bytes: Uint8Array) => boolean> = new Map([
  [".png", (bytes: Uint8Array) => startsWith(bytes, 0, "\x89PNG\r\n\x1a\n") && startsWith(bytes, 12, "IHDR")],
  [".jpg", (bytes: Uint8Array) => startsWith(bytes, 0, "\xff\xd8\xff")],
  [".jpeg", (bytes: Uint8Array) => startsWith(bytes, 0, "\xff\xd8\xff")],
  [".webp", (bytes: Uint8Array) => startsWith(bytes, 0, "RIFF") && startsWith(bytes, 8, "WEBPVP8")],
  [".avif", (bytes: Uint8Array) => startsWith(bytes, 4, "ftypavif") || startsWith(bytes, 4, "ftypavis")],
  [".woff2", (bytes: Uint8Array) => startsWith(bytes, 0, "wOF2")],
  // checkLogo reads its whole text.
  [
    ".svg",
    (bytes: Uint8Array) =>
      /^(?:\ufeff)?\s*<(?:svg|\?xml|!--)/.test(Buffer.from(bytes.subarray(0, 200)).toString("utf8")),
  ],
]);

/** Faults in an asset's type: its extension must be an allowed one, and its first bytes must match. */
export function checkContent(file: string, bytes: Uint8Array): BrandFault[] {
  const kind = extname(file).toLowerCase();
  const isKind = kinds.get(kind);
  const fault = (found: string, expected: string): BrandFault[] => [{ file, key: "(whole file)", found, expected }];
  if (isKind === undefined)
    return fault(kind === "" ? "no ending" : kind, `expected one of ${[...kinds.keys()].join(" ")}`);
  return isKind(bytes)
    ? []
    : fault(
        `bytes that begin with ${Buffer.from(bytes.subarray(0, 8)).toString("hex")}`,
        `expected a file of the kind ${kind}`,
      );
}
