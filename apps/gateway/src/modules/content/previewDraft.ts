import type { DraftPreview, DraftPreviewRequest } from "@marquee/contract";
import type { PreviewDocument, PreviewLink } from "@marquee/contract/staff";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { findDocument } from "./documentStore.ts";
import type { Services } from "./services.ts";

/** The page of a site that shows a draft; the token follows `#`, which no server and no log sees. */
function toAddress({ origin, tenant }: MerchantCall, token: string): string {
  const url = new URL("/preview", origin);
  url.hostname = tenant.hosts[0] ?? url.hostname;
  url.hash = token;
  return url.href;
}

/**
 * Makes a link that shows a saved draft on the merchant's site for ten minutes.
 * @throws Refusal `document.unknown`; `state.changed` for another version than the one that was seen; `fields` without a text in the language
 */
export async function createPreview(
  { db, previewLinks }: Services,
  call: MerchantCall,
  { id, version, language }: PreviewDocument,
): Promise<PreviewLink> {
  const document = await findDocument(db, call.tenant.id, id);
  if (document === undefined) throw new Refusal("document.unknown");
  if (document.version !== version) throw new Refusal("state.changed");
  const text = document.texts[language];
  if (text === undefined) throw new Refusal("fields", { fields: [{ name: "language", rule: "unknown" }] });
  const { token, expiresAt } = previewLinks.create({ tenantId: call.tenant.id, documentId: id, version, language });
  await call.audit(db, { action: "preview document", subject: text.title, after: { version, language } });
  return { url: toAddress(call, token), expiresAt };
}

/**
 * The draft that a link shows, to whoever has the link. @throws Refusal `preview.ended` for a link that has ended, is another merchant's or
 * none; `preview.changed` when the text has been saved, published or taken away since
 */
export async function showPreview(
  { db, previewLinks }: Services,
  { tenant }: Call,
  { token }: DraftPreviewRequest,
): Promise<DraftPreview> {
  const link = previewLinks.read(token);
  if (link === undefined || link.tenantId !== tenant.id) throw new Refusal("preview.ended");
  const document = await findDocument(db, tenant.id, link.documentId);
  const text = document?.version === link.version ? document.texts[link.language] : undefined;
  if (text === undefined) throw new Refusal("preview.changed");
  const { title, summary, html } = text;
  return { title, summary, content: html, language: link.language, expiresAt: link.expiresAt };
}
