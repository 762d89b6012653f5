import { n } from "./svg.ts";

/** A colour stop of a gradient, optionally with its offset (0–1) and opacity. */
type Stop = string | readonly [color: string, at: number, opacity?: number];

/** Gradients, clips and other definitions of one picture. Ids begin with the picture's prefix, so one document can contain many pictures. */
export interface Paint {
  /** A linear gradient over a shape's bounding box, from (x1, y1) to (x2, y2) as fractions of the box. */
  readonly linear: (stops: readonly Stop[], x1?: number, y1?: number, x2?: number, y2?: number) => string;
  /** A radial gradient over a shape's bounding box, by default lit from the upper left. */
  readonly radial: (stops: readonly Stop[], x?: number, y?: number, radius?: number) => string;
  /** A clip made of shapes; returns a value for `clip-path`. */
  readonly clip: (shapes: string) => string;
  /** A shape to draw many times; returns the `href` for `<use>`. */
  readonly define: (shape: string) => string;
  /** A tile that repeats over a shape. */
  readonly pattern: (width: number, height: number, tile: string) => string;
  /** Everything defined so far, as the content of `<defs>`. */
  readonly definitions: () => string;
}

/** An attribute, left out when the value is SVG's default. */
function toAttribute(name: string, value: number, assumed: number): string {
  return value === assumed ? "" : ` ${name}="${value}"`;
}

/** An empty set of definitions whose ids begin with `prefix`. */
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
