import type { DocumentLine } from "@marquee/contract/staff";

/** Where a document stands: on the site, on it with a newer draft, or not on it. */
export type DocumentState = "published" | "changed" | "draft";

/** Where a document stands. */
export const toDocumentState = ({ published, hasDraft }: Pick<DocumentLine, "published" | "hasDraft">): DocumentState =>
  published === null ? "draft" : hasDraft ? "changed" : "published";
