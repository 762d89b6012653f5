/** The headings of the DTCG format (2025.10) that a document can break; every refusal names one. */
export type Clause =
  | "Design token: Name and value"
  | "Design token: Character restrictions"
  | "Design token: Description"
  | "Design token: Type"
  | "Design token: Extensions"
  | "Groups"
  | "Aliases / References"
  | "Types: Color"
  | "Types: Dimension"
  | "Types: Font family"
  | "Types: Font weight"
  | "Types: Duration"
  | "Types: Cubic Bézier"
  | "Types: Number"
  | "Composite types: Stroke style"
  | "Composite types: Border"
  | "Composite types: Transition"
  | "Composite types: Shadow"
  | "Composite types: Gradient"
  | "Composite types: Typography";

/** Why a token is refused: the clause it breaks, what stands there and what belongs there, for the person who edits the file. */
export interface Refusal {
  readonly clause: Clause;
  /** What stands there, as in `found "red"`. */
  readonly found: string;
  /** What belongs there, with the nearest right name where there is one. */
  readonly expected: string;
}

/** Either the CSS text of a value or the reason why it is refused. */
export type CssValue = { readonly css: string } | Refusal;

/** A refusal, short to write. */
export function refuse(clause: Clause, found: string, expected: string): Refusal {
  return { clause, found, expected };
}
