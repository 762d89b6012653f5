import type { ReactElement } from "react";
import type { SymbolId } from "../../maths/Outcome.ts";

/** How a theme draws each of its symbols, in a square of 100 by 100. The coin is the same everywhere. */
export type SymbolSet = Readonly<Record<Exclude<SymbolId, "O">, ReactElement>>;
