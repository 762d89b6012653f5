/** A point in a picture's coordinates. */
export type Point = readonly [x: number, y: number];

/** A number as SVG text, rounded as far as no screen shows the difference, to keep pictures small. */
export function n(value: number): string {
  return String(Math.abs(value) < 40 ? Math.round(value * 10) / 10 : Math.round(value));
}

/** Attributes as SVG text, e.g. `{ fill: "red", opacity: 0.5 }`. */
function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? Math.round(value * 100) / 100 : value}"`)
    .join("");
}

export function path(data: string, fill: string, more: Readonly<Record<string, string | number>> = {}): string {
  return `<path d="${data.replaceAll(" -", "-")}" fill="${fill}"${attributes(more)}/>`;
}

/** A coordinate attribute, left out when it is 0, SVG's default. */
function unlessZero(name: string, value: number): string {
  const text = n(value);
  return text === "0" || text === "-0" ? "" : ` ${name}="${text}"`;
}

export function circle(
  x: number,
  y: number,
  radius: number,
  fill: string,
  more: Readonly<Record<string, string | number>> = {},
): string {
  return `<circle${unlessZero("cx", x)}${unlessZero("cy", y)} r="${n(radius)}" fill="${fill}"${attributes(more)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Readonly<Record<string, string | number>> = {},
): string {
  return `<ellipse${unlessZero("cx", x)}${unlessZero("cy", y)} rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more: Readonly<Record<string, string | number>> = {},
): string {
  return `<rect${unlessZero("x", x)}${unlessZero("y", y)} width="${n(width)}" height="${n(height)}"${unlessZero("rx", radius)} fill="${fill}"${attributes(more)}/>`;
}

export function group(
  content: string,
  transform: string,
  more: Readonly<Record<string, string | number>> = {},
): string {
  return `<g transform="${transform}"${attributes(more)}>${content}</g>`;
}

/** The path of a closed shape through points. */
export function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

/** The point at an angle in turns (0 is up, clockwise) and at a distance from the origin. */
export function polar(turn: number, radius: number): Point {
  return [Math.sin(turn * 2 * Math.PI) * radius, -Math.cos(turn * 2 * Math.PI) * radius];
}

/** The corners of a regular polygon or, with an inner radius, of a star. */
export function corners(count: number, radius: number, inner = radius, start = 0): readonly Point[] {
  const steps = inner === radius ? count : count * 2;
  return Array.from({ length: steps }, (_, index) =>
    polar(start + index / steps, index % 2 === 0 || inner === radius ? radius : inner),
  );
}

/** Dots of one size in one path. */
export function dots(points: readonly Point[], radius: number, fill: string, opacity = 1): string {
  return path(points.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join(""), "none", {
    stroke: fill,
    "stroke-width": radius * 2,
    ...(opacity === 1 ? {} : { opacity }),
  });
}

/** A four-pointed glint of light. */
export function glint(x: number, y: number, size: number, fill: string, opacity = 1): string {
  const waist = size * 0.1;
  const rest = size - waist;
  const arms = [
    [waist, rest, size, size],
    [-rest, waist, -size, size],
    [-waist, -rest, -size, -size],
    [rest, -waist, size, -size],
  ]
    .map((arm) => arm.map(n).join(" "))
    .join(" ");
  return path(`M${n(x)} ${n(y - size)}q${arms}`, fill, opacity === 1 ? {} : { opacity });
}
