import type { Clause } from "./Clause.ts";

/** Every type of the DTCG format, with the clause that describes its values. */
export const typeClauses = {
  color: "Types: Color",
  dimension: "Types: Dimension",
  fontFamily: "Types: Font family",
  fontWeight: "Types: Font weight",
  duration: "Types: Duration",
  cubicBezier: "Types: Cubic Bézier",
  number: "Types: Number",
  strokeStyle: "Composite types: Stroke style",
  border: "Composite types: Border",
  transition: "Composite types: Transition",
  shadow: "Composite types: Shadow",
  gradient: "Composite types: Gradient",
  typography: "Composite types: Typography",
} as const satisfies Readonly<Record<string, Clause>>;

/** A type of the DTCG format. */
export type DtcgType = keyof typeof typeClauses;

/** Every name that `$type` may have. */
export const typeNames: readonly string[] = Object.keys(typeClauses);

/** True for a name that `$type` may have. */
export function isDtcgType(name: string): name is DtcgType {
  return Object.hasOwn(typeClauses, name);
}
