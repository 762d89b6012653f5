import { Resvg } from "@resvg/resvg-js";

/** The inputs of a brand's pictures: checked SVG texts (`checkLogo`) and the values of its default theme. */
export type BrandPictureInput = {
  readonly mark: string;
  readonly logo: string;
  readonly theme: "dark" | "light";
  /** CSS colours; the ground is opaque. */
  readonly ground: string;
  readonly raised: string;
  readonly primary: string;
  readonly accent: string;
  /** The shape of the brand's panels, in px on a tile of 64: round corners, or two that are cut. */
  readonly radius: number;
  readonly notch: number;
};

/** A picture to rasterise: its SVG text and how wide it becomes, in px. */
export type BrandPicture = { readonly name: string; readonly svg: string; readonly width: number };

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** An SVG and the bounding box of its drawing, which is seldom centred in its viewBox. */
type Part = { readonly svg: string; readonly ink: Box };

function toPart(svg: string): Part {
  const ink = new Resvg(svg, { font: { loadSystemFonts: false } }).getBBox();
  if (ink === undefined) throw new Error("a part of a brand's picture draws nothing");
  return { svg, ink };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The part's document with another viewBox. */
const toWindow = (svg: string, { x, y, width, height }: Box): string =>
  svg.replace(
    /<svg\b((?:[^>"']|"[^"]*"|'[^']*')*)>/,
    (_, attributes: string) =>
      `<svg${attributes.replace(/\s(?:width|height|viewBox|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g, "")} viewBox="${round(x)} ${round(y)} ${round(width)} ${round(height)}">`,
  );

/**
 * Places a part with the centre of its drawing at (x, y). It stays a nested document, so ids and styles of two parts do not collide;
 * the window, by default the drawing and a margin, limits what the renderer has to fill.
 */
function place({ svg, ink }: Part, scale: number, x: number, y: number, opacity = 1, window?: Box): string {
  const [width, height] = [ink.width * scale + 8, ink.height * scale + 8];
  const at = window ?? { x: x - width / 2, y: y - height / 2, width, height };
  const view = {
    x: ink.x + ink.width / 2 + (at.x - x) / scale,
    y: ink.y + ink.height / 2 + (at.y - y) / scale,
    width: at.width / scale,
    height: at.height / scale,
  };
  const href = `data:image/svg+xml;base64,${Buffer.from(toWindow(svg, view)).toString("base64")}`;
  return `<image x="${round(at.x)}" y="${round(at.y)}" width="${round(at.width)}" height="${round(at.height)}" preserveAspectRatio="none" opacity="${opacity}" href="${href}"/>`;
}

const toDocument = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** A tile with the brand's corners. */
function toTile({ ground, radius, notch }: BrandPictureInput): string {
  if (notch === 0) return `<rect width="512" height="512" rx="${Math.min(radius, 20) * 8}" fill="${ground}"/>`;
  const cut = Math.min(notch, 16) * 8;
  return `<path d="M${cut} 0H512V${512 - cut}L${512 - cut} 512H0V${cut}Z" fill="${ground}"/>`;
}

/** An icon of 512 × 512: the mark in the middle, its diagonal `share` of the side. */
const toIcon = (mark: Part, tile: string, share: number): string =>
  toDocument(512, 512, tile + place(mark, (512 * share) / Math.hypot(mark.ink.width, mark.ink.height), 256, 256));

/** The logo's lettering: the logo without the shapes of the mark. A logo that draws its mark differently is used whole. */
function toWord({ mark, logo, theme }: BrandPictureInput): string {
  const shapes = /<svg[^>]*>([^]*)<\/svg>/.exec(mark)?.[1]?.replace(/<(title|defs)>[^]*?<\/\1>/g, "") ?? "";
  // A logo's colour follows the reader's system; a picture has the colour of the theme it is drawn for.
  const inked = logo.replace(
    /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g,
    theme === "dark" ? "$1" : "",
  );
  return inked.replace(shapes, "");
}

/** The card for shared links: the brand's lettering, the mark large beside it and faded behind it. */
function toCard(input: BrandPictureInput, mark: Part): string {
  const word = toPart(toWord(input));
  const fit = Math.min(540 / word.ink.width, 160 / word.ink.height);
  const scale = 580 / Math.hypot(mark.ink.width, mark.ink.height);
  const under = round(334 + (word.ink.height * fit) / 2);
  return toDocument(
    1200,
    630,
    [
      `<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="905" cy="315" r="560"><stop stop-color="${input.raised}"/><stop offset="1" stop-color="${input.raised}" stop-opacity="0"/></radialGradient>`,
      `<rect width="1200" height="630" fill="${input.ground}"/><rect x="345" width="855" height="630" fill="url(#light)"/>`,
      place(mark, scale * 3, 905, 315, 0.06, { x: 300, y: 0, width: 900, height: 630 }),
      place(mark, scale, 905, 315),
      place(word, fit, 88 + (word.ink.width * fit) / 2, 300),
      `<rect x="88" y="${under}" width="72" height="8" fill="${input.primary}"/><rect x="168" y="${under}" width="24" height="8" fill="${input.accent}"/>`,
    ].join(""),
  );
}

/**
 * A brand's icons and link card as SVG texts; the same input gives the same texts.
 * On a maskable icon the mark stays inside the 80 % circle that no platform crops.
 */
export function drawBrandPictures(input: BrandPictureInput): BrandPicture[] {
  const mark = toPart(input.mark);
  const square = `<rect width="512" height="512" fill="${input.ground}"/>`;
  const icon = toIcon(mark, toTile(input), 0.88);
  return [
    { name: "icon-192.png", svg: icon, width: 192 },
    { name: "icon-512.png", svg: icon, width: 512 },
    { name: "icon-maskable-512.png", svg: toIcon(mark, square, 0.74), width: 512 },
    { name: "apple-touch-icon.png", svg: toIcon(mark, square, 0.84), width: 180 },
    { name: "og.png", svg: toCard(input, mark), width: 1200 },
  ];
}
