import { n } from "./svg.ts";

/** A colour of a gradient, optionally with its place (0–1) and opacity. */
type Stop = string | readonly [color: string, at: number, opacity?: number];

/** Gradients and clips of one picture. Ids carry the picture's prefix: many pictures may stand in one document. */
export interface Paint {
  /** A straight gradient over a shape's box; the line goes from (x1, y1) to (x2, y2) in parts of the box. */
  readonly linear: (stops: readonly Stop[], x1?: number, y1?: number, x2?: number, y2?: number) => string;
  /** A round gradient over a shape's box, by default lit from above left. */
  readonly radial: (stops: readonly Stop[], x?: number, y?: number, radius?: number) => string;
  /** A clip made of shapes; use it as `clip-path`. */
  readonly clip: (shapes: string) => string;
  /** A shape to be drawn many times; returns what `<use>` refers to. */
  readonly define: (shape: string) => string;
  /** A tile that repeats over a shape. */
  readonly pattern: (width: number, height: number, tile: string) => string;
  /** All of these as the content of `<defs>`. */
  readonly definitions: () => string;
}

/** An attribute, left out where it only repeats what SVG assumes. */
function toAttribute(name: string, value: number, assumed: number): string {
  return value === assumed ? "" : ` ${name}="${value}"`;
}

/** An empty paint box whose ids begin with `prefix`. */
export function createPaint(prefix: string): Paint {
  const made = new Map<string, string>();
  const add = (toElement: (id: string) => string): string => {
    const key = toElement("");
    const id = made.get(key)?.match(/id="([^"]+)"/)?.[1] ?? `${prefix}${made.size.toString(36)}`;
    made.set(key, toElement(id));
    return id;
  };
  const toStops = (stops: readonly Stop[]): string =>
    stops
      .map((stop, index) => {
        const [color, at, opacity = 1] =
          typeof stop === "string" ? [stop, index / Math.max(stops.length - 1, 1)] : stop;
        return `<stop${toAttribute("offset", Math.round(at * 100) / 100, 0)} stop-color="${color}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;
      })
      .join("");
  return {
    linear: (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
      `url(#${add((id) => `<linearGradient id="${id}"${toAttribute("x1", x1, 0)}${toAttribute("y1", y1, 0)}${toAttribute("x2", x2, 1)}${toAttribute("y2", y2, 0)}>${toStops(stops)}</linearGradient>`)})`,
    radial: (stops, x = 0.36, y = 0.28, radius = 0.8) =>
      `url(#${add((id) => `<radialGradient id="${id}"${toAttribute("cx", x, 0.5)}${toAttribute("cy", y, 0.5)}${toAttribute("r", radius, 0.5)}>${toStops(stops)}</radialGradient>`)})`,
    clip: (shapes) => `url(#${add((id) => `<clipPath id="${id}">${shapes}</clipPath>`)})`,
    define: (shape) => `#${add((id) => `<g id="${id}">${shape}</g>`)}`,
    pattern: (width, height, tile) =>
      `url(#${add((id) => `<pattern id="${id}" width="${n(width)}" height="${n(height)}" patternUnits="userSpaceOnUse">${tile}</pattern>`)})`,
    definitions: () => [...made.values()].join(""),
  };
}
