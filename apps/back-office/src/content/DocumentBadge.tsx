import type { DocumentLine } from "@marquee/contract/staff";
import { Badge } from "@marquee/ui-kit";
import { toDocumentState } from "./toDocumentState.ts";
import { useDocumentTexts } from "./useDocumentTexts.ts";

const tones = { published: "success", changed: "accent", draft: "muted" } as const;

/** Where a document stands. */
export function DocumentBadge({ document }: { readonly document: Pick<DocumentLine, "published" | "hasDraft"> }) {
  const { states } = useDocumentTexts();
  const state = toDocumentState(document);
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}
