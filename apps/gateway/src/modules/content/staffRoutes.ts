import {
  type DocumentSheet,
  getDocument,
  getDocumentVersion,
  listDocuments,
  type ListDocuments,
  listHelpCategories,
  previewDocument,
  publishDocument,
  removeDocument,
  removeHelpCategory,
  retireDocument,
  saveDocument,
  saveHelpCategory,
} from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { findDocument, listStoredDocuments } from "./documentStore.ts";
import { listCategories } from "./helpCategoryStore.ts";
import { createPreview } from "./previewDraft.ts";
import { publishDraft, removeDraft, retirePublished } from "./publishDocument.ts";
import { removeCategoryOf, saveCategoryOf } from "./saveCategory.ts";
import { saveDraft } from "./saveDocument.ts";
import type { Services } from "./services.ts";
import { toHead, toLine } from "./toDocument.ts";
import { toSearchWords } from "./toSearchWords.ts";
import { findVersion, listVersions } from "./versionStore.ts";

const pageSize = 50;

async function list({ db }: Services, { tenant }: MerchantCall, request: ListDocuments) {
  const { kind, categoryId, words = "", cursor } = request;
  const rows = await listStoredDocuments(db, tenant.id, {
    kind,
    categoryId,
    words: toSearchWords(words),
    after: readCursor(cursor),
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => toLine(row, tenant.settings.defaultLanguage)),
    next: rows.length > pageSize && last !== undefined ? toCursor(last.updated_at, last.id) : null,
  };
}

/** @throws Refusal `document.unknown` */
async function show({ db }: Services, { tenant }: MerchantCall, id: string): Promise<DocumentSheet> {
  const document = await findDocument(db, tenant.id, id);
  if (document === undefined) throw new Refusal("document.unknown");
  const versions = await listVersions(db, tenant.id, id);
  return {
    ...toHead(document),
    texts: document.texts,
    versions: versions.map(
      ({ number, published_at: at, published_by: publishedBy, reason, must_accept: mustAccept }) => ({
        number,
        publishedAt: at.getTime(),
        publishedBy,
        reason,
        mustAccept,
      }),
    ),
  };
}

/** Pages, the help centre, news and the blog in the back office. */
export function contentStaffRoutes(services: Services): readonly StaffRoute[] {
  const { db } = services;
  return [
    merchantRoute(listDocuments, (call, request) => list(services, call, request)),
    merchantRoute(getDocument, (call, { id }) => show(services, call, id)),
    merchantRoute(getDocumentVersion, async ({ tenant }, { id, number }) => {
      const version = await findVersion(db, tenant.id, id, number);
      if (version === undefined) throw new Refusal("document.unknown");
      return { number, texts: version.texts };
    }),
    merchantRoute(saveDocument, (call, request) => saveDraft(services, call, request)),
    merchantRoute(publishDocument, (call, request) => publishDraft(services, call, request)),
    merchantRoute(retireDocument, (call, request) => retirePublished(services, call, request)),
    merchantRoute(previewDocument, (call, request) => createPreview(services, call, request)),
    merchantRoute(removeDocument, (call, request) => removeDraft(services, call, request)),
    merchantRoute(listHelpCategories, async ({ tenant }) =>
      (await listCategories(db, tenant.id)).map(({ id, version, names, icon, position, articles }) => ({
        id,
        version,
        names,
        icon,
        position,
        articles,
      })),
    ),
    merchantRoute(saveHelpCategory, (call, request) => saveCategoryOf(services, call, request)),
    merchantRoute(removeHelpCategory, (call, request) => removeCategoryOf(services, call, request)),
  ];
}
