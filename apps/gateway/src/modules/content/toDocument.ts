import type { LanguageCode } from "@marquee/contract";
import type { DocumentLine } from "@marquee/contract/staff";
import type { WorkedDocument } from "./documentStore.ts";

/** What lists and pages of staff say of any document. */
export const toHead = (row: WorkedDocument) => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  categoryId: row.category_id,
  position: row.position,
  version: row.version,
  published: row.published,
  publishedAt: row.published_at?.getTime() ?? null,
  hasDraft: row.draft !== null || row.published === null,
  updatedAt: row.updated_at.getTime(),
});

/** A document in a list; its title is in the merchant's default language, else in the first that it has. */
export function toLine(row: WorkedDocument, defaultLanguage: LanguageCode): DocumentLine {
  const { texts } = row;
  const title = (texts[defaultLanguage] ?? Object.values(texts)[0])?.title ?? "";
  return { ...toHead(row), title, languages: Object.keys(texts) };
}
