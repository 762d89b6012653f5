import type { ReactElement } from "react";
import { glowing, lit, tone } from "./materials.ts";
import type { Material } from "./materials.ts";

type Body = { readonly d: string; readonly of: Material; readonly flat?: boolean; readonly width?: number };

/** A lit body with its outline: what most symbols are built from. */
export function Body({ d, of, flat = false, width = 2.5 }: Body): ReactElement {
  return (
    <path
      d={d}
      fill={flat ? tone(of, "base") : lit(of)}
      stroke={tone(of, "line")}
      strokeWidth={width}
      strokeLinejoin="round"
    />
  );
}

type Ball = { readonly x: number; readonly y: number; readonly r: number; readonly of: Material };

/** A round body with light in it. */
export function Ball({ x, y, r, of }: Ball): ReactElement {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={glowing(of)} stroke={tone(of, "line")} strokeWidth={2.5} />
      <ellipse
        cx={x - r * 0.34}
        cy={y - r * 0.42}
        rx={r * 0.3}
        ry={r * 0.17}
        fill={tone("pearl", "light")}
        opacity={0.65}
        transform={`rotate(-28 ${x - r * 0.34} ${y - r * 0.42})`}
      />
    </>
  );
}

type Line = {
  readonly d: string;
  readonly of: Material;
  readonly tone?: "light" | "base" | "deep" | "line";
  readonly width?: number;
  readonly opacity?: number;
};

/** A stroke: a facet's edge, a stem, a rope. */
export function Line({ d, of, tone: shade = "line", width = 2, opacity = 1 }: Line): ReactElement {
  return (
    <path
      d={d}
      fill="none"
      stroke={tone(of, shade)}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={opacity}
    />
  );
}

/** Light that lies on a surface. */
export function Shine({ d, opacity = 0.45 }: { readonly d: string; readonly opacity?: number }): ReactElement {
  return <path d={d} fill={tone("pearl", "light")} opacity={opacity} />;
}

/** A shaded part of a surface. */
export function Shade({
  d,
  of,
  opacity = 0.4,
}: {
  readonly d: string;
  readonly of: Material;
  readonly opacity?: number;
}): ReactElement {
  return <path d={d} fill={tone(of, "line")} opacity={opacity} />;
}

/** Points of a star with so many rays, from an outer and an inner radius. */
export function toStar(x: number, y: number, rays: number, outer: number, inner: number, turn = -90): string {
  const points = Array.from({ length: rays * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = ((turn + (index * 180) / rays) * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A circle as a path. */
export function toDisc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
