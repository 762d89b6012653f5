import type { ReactElement } from "react";
import type { SymbolId } from "../../maths/Outcome.ts";

/** One symbol, as large as its box. */
export function SymbolPicture({ id }: { readonly id: SymbolId }): ReactElement {
  return (
    <svg width="100%" height="100%" aria-hidden="true">
      <use href={`#symbol-${id}`} />
    </svg>
  );
}
