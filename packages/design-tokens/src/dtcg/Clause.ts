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

/** Why a token is refused: the clause it breaks, what was found and what is expected, for the person who edits the file. */
export interface Refusal {
  readonly clause: Clause;
  /** What was found, to complete `found …`, e.g. `"red"`. */
  readonly found: string;
  /** What is expected, with the most similar known name if there is one. */
  readonly expected: string;
}

/** The CSS text of a value, or the reason why it is refused. */
export type CssValue = { readonly css: string } | Refusal;

/** Creates a refusal. */
export function refuse(clause: Clause, found: string, expected: string): Refusal {
  return { clause, found, expected };
}
