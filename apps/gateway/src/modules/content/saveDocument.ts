import { isDeepStrictEqual } from "node:util";
import { type DocumentTexts, type FieldError, foldText } from "@marquee/contract";
import type { DocumentChanged, SaveDocument } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { cleanHtml, toPlainText } from "./cleanHtml.ts";
import {
  countDocuments,
  insertDocument,
  lockDocument,
  type NewDraft,
  updateDocument,
  type WorkedDocument,
} from "./documentStore.ts";
import { lockCategory } from "./helpCategoryStore.ts";
import type { Services } from "./services.ts";

/** How many documents of one kind a merchant may have. */
const mostDocuments = 5_000;

/** The texts of a request, clean; a language without a text has none. */
const clean = (texts: DocumentTexts): DocumentTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { title, summary, html }]) => [
      language,
      { title: title.trim(), summary: summary.trim(), html: cleanHtml(html) },
    ]),
  );

/** By what staff find a document: its titles and texts, folded. */
export const toSearch = (texts: DocumentTexts): string =>
  foldText(
    Object.values(texts)
      .map(({ title, html }) => `${title} ${toPlainText(html)}`)
      .join("\n"),
  );

/** @throws Refusal `fields`: a page without its name, an article without a category that is there, a language that the merchant does not have */
async function check(tx: Db, { tenant }: MerchantCall, request: SaveDocument): Promise<void> {
  const { kind, slug, categoryId, texts } = request;
  const faults: FieldError[] = [];
  if ((kind === "PAGE") !== (slug !== null)) faults.push({ name: "slug", rule: "unknown" });
  const isCategoryRight =
    kind === "HELP"
      ? categoryId !== null && (await lockCategory(tx, tenant.id, categoryId)) !== undefined
      : categoryId === null;
  if (!isCategoryRight) faults.push({ name: "categoryId", rule: "unknown" });
  const strange = Object.keys(texts).find((code) => !tenant.settings.languages.some((language) => language === code));
  if (strange !== undefined) faults.push({ name: `texts.${strange}`, rule: "unknown" });
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
}

const isSame = (document: WorkedDocument, { kind, slug, categoryId, position }: SaveDocument, texts: DocumentTexts) =>
  document.kind === kind &&
  document.slug === slug &&
  document.category_id === categoryId &&
  document.position === position &&
  isDeepStrictEqual(document.texts, texts);

const toShort = ({ kind, slug, position, category_id: categoryId }: WorkedDocument) => ({
  kind,
  ...(slug === null ? {} : { slug }),
  ...(categoryId === null ? {} : { categoryId, position }),
});

/**
 * Saves what staff have written as a draft. @throws Refusal `fields`; `document.limit`; `state.changed` when somebody else has changed it
 * since that version, or has made the page
 */
export async function saveDraft({ db }: Services, call: MerchantCall, request: SaveDocument): Promise<DocumentChanged> {
  const { id, kind, slug, categoryId, position } = request;
  const { id: tenantId } = call.tenant;
  const texts = clean(request.texts);
  return transact(db, async (tx) => {
    await check(tx, call, request);
    const before = await lockDocument(tx, tenantId, id);
    if (before !== undefined && isSame(before, request, texts)) return { version: before.version };
    if (before === undefined ? request.version !== 0 : before.version !== request.version || before.kind !== kind)
      throw new Refusal("state.changed");
    const draft: NewDraft = {
      tenant_id: tenantId,
      id,
      kind,
      slug,
      category_id: categoryId,
      position,
      draft: JSON.stringify(texts),
      search: toSearch(texts),
    };
    if (before === undefined && (await countDocuments(tx, tenantId, kind)) >= mostDocuments)
      throw new Refusal("document.limit");
    if (before === undefined && !(await insertDocument(tx, draft))) {
      // Made meanwhile: by the same call sent twice, or by somebody else.
      const made = await lockDocument(tx, tenantId, id);
      if (made === undefined || !isSame(made, request, texts)) throw new Refusal("state.changed");
      return { version: made.version };
    }
    const version =
      before === undefined
        ? 1
        : await updateDocument(tx, before, {
            category_id: categoryId,
            position,
            draft: draft.draft,
            search: draft.search,
          });
    await publishDeskChange(tx, tenantId, "Documents");
    await call.audit(tx, {
      action: "save document",
      subject: Object.values(texts)[0]?.title ?? slug ?? id,
      before: before === undefined ? null : { ...toShort(before), texts: before.texts },
      after: {
        kind,
        ...(slug === null ? {} : { slug }),
        ...(categoryId === null ? {} : { categoryId, position }),
        texts,
      },
    });
    return { version };
  });
}
