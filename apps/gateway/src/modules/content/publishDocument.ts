import type { ChangePublished, DocumentChanged, PublishDocument } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { deleteDocument, lockDocument, updateDocument, type WorkedDocument } from "./documentStore.ts";
import type { Services } from "./services.ts";
import { addVersion, listVersions, replaceTexts } from "./versionStore.ts";

/** @throws Refusal `document.unknown`; `state.changed` for another version than the one that was seen */
async function lock(tx: Db, call: MerchantCall, { id, version }: ChangePublished): Promise<WorkedDocument> {
  const document = await lockDocument(tx, call.tenant.id, id);
  if (document === undefined) throw new Refusal("document.unknown");
  if (document.version !== version) throw new Refusal("state.changed");
  return document;
}

const toSubject = ({ texts, slug, id }: WorkedDocument): string => Object.values(texts)[0]?.title ?? slug ?? id;

/** Tells open sites, and open pages of the back office. */
async function tell(tx: Db, tenantId: string): Promise<void> {
  await publishEvent(tx, { tenantId, kind: "content" });
  await publishDeskChange(tx, tenantId, "Documents");
}

/**
 * Puts what staff have written on the site. @throws Refusal `document.unknown`; `state.changed`, also where nothing is new;
 * `document.incomplete` without a text in the merchant's default language; `fields` where members are to accept what is not the terms
 */
export async function publishDraft(
  { db }: Services,
  call: MerchantCall,
  request: PublishDocument,
): Promise<DocumentChanged> {
  const { tenant } = call;
  return transact(db, async (tx) => {
    const document = await lock(tx, call, request);
    const { texts, published } = document;
    if (document.draft === null && published !== null) throw new Refusal("state.changed");
    const text = texts[tenant.settings.defaultLanguage];
    if (text === undefined || text.html.trim() === "") throw new Refusal("document.incomplete");
    const isTerms = document.slug === "terms";
    if (request.mustAccept === true && !isTerms)
      throw new Refusal("fields", { fields: [{ name: "mustAccept", rule: "unknown" }] });
    const mustAccept = isTerms && request.mustAccept !== false;
    const by = { tenantId: tenant.id, documentId: document.id, by: call.session.person.name, reason: request.reason };
    const number = await addVersion(tx, { ...by, texts, mustAccept });
    await replaceTexts(tx, by, texts);
    const version = await updateDocument(tx, document, { draft: null, published: number });
    await tell(tx, tenant.id);
    await call.audit(tx, {
      action: "publish document",
      subject: toSubject(document),
      before: { published },
      after: { published: number, languages: Object.keys(texts), ...(isTerms ? { mustAccept } : {}) },
      reason: request.reason,
    });
    return { version };
  });
}

/** Takes a document off the site. @throws Refusal `document.unknown`; `state.changed`, also where it is not on the site */
export async function retirePublished(
  { db }: Services,
  call: MerchantCall,
  request: ChangePublished,
): Promise<DocumentChanged> {
  const { tenant } = call;
  return transact(db, async (tx) => {
    const document = await lock(tx, call, request);
    if (document.published === null) throw new Refusal("state.changed");
    await replaceTexts(tx, { tenantId: tenant.id, documentId: document.id }, {});
    const version = await updateDocument(tx, document, { published: null });
    await tell(tx, tenant.id);
    await call.audit(tx, {
      action: "retire document",
      subject: toSubject(document),
      before: { published: document.published },
      after: { published: null },
      reason: request.reason,
    });
    return { version };
  });
}

/** Removes a document that was never on the site. @throws Refusal `document.unknown`; `state.changed`, also where it was */
export async function removeDraft(
  { db }: Services,
  call: MerchantCall,
  request: ChangePublished,
): Promise<DocumentChanged> {
  const { tenant } = call;
  return transact(db, async (tx) => {
    const document = await lock(tx, call, request);
    if ((await listVersions(tx, tenant.id, document.id)).length > 0) throw new Refusal("state.changed");
    await deleteDocument(tx, document);
    await publishDeskChange(tx, tenant.id, "Documents");
    const { kind, texts } = document;
    const before = { kind, texts };
    await call.audit(tx, {
      action: "remove document",
      subject: toSubject(document),
      before,
      after: null,
      reason: request.reason,
    });
    return { version: 0 };
  });
}
