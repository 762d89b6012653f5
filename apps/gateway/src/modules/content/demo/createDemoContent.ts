import type { DocumentTexts, LanguageCode, Names } from "@marquee/contract";
import { randomUUID } from "node:crypto";
import type { Db } from "../../../db/Db.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { insertDocument, updateDocument, type NewDraft } from "../documentStore.ts";
import { insertCategory, listCategories } from "../helpCategoryStore.ts";
import { toSearch } from "../saveDocument.ts";
import { addVersion, replaceTexts } from "../versionStore.ts";
import { demoHelp, demoNews, type DemoArticle, type DemoText } from "./demoHelp.ts";

/** Those languages of a text that the merchant has. */
const pick = (text: DemoText, languages: readonly LanguageCode[]): Names =>
  Object.fromEntries(Object.entries(text).filter(([code]) => languages.some((language) => language === code)));

/** Puts a text on the site, as staff would. */
async function publish(
  db: Db,
  { id: tenantId, settings: { languages } }: Tenant,
  { title, html }: DemoArticle,
  summary: DemoText,
  place: Pick<NewDraft, "kind" | "category_id" | "position">,
): Promise<void> {
  const [summaries, htmls] = [pick(summary, languages), pick(html, languages)];
  const texts: DocumentTexts = Object.fromEntries(
    Object.entries(pick(title, languages)).map(([code, words]) => {
      const language = code === "VI" ? "VI" : "EN";
      return [code, { title: words, summary: summaries[language] ?? "", html: htmls[language] ?? "" }];
    }),
  );
  const documentId = randomUUID();
  const draft = { tenant_id: tenantId, id: documentId, slug: null, ...place, draft: null, search: toSearch(texts) };
  await insertDocument(db, draft);
  const number = await addVersion(db, { tenantId, documentId, texts, by: "demo", reason: "The demo begins with it" });
  await replaceTexts(db, { tenantId, documentId }, texts);
  await updateDocument(db, draft, { published: number });
}

/** Writes a merchant's demo help centre and news, where it has none. */
export async function createDemoContent(db: Db, tenant: Tenant): Promise<void> {
  const { id: tenantId, settings } = tenant;
  if ((await listCategories(db, tenantId)).length > 0) return;
  const none: DemoText = { EN: "", VI: "" };
  for (const [position, { icon, name, articles }] of demoHelp.entries()) {
    const id = randomUUID();
    const names = JSON.stringify(pick(name, settings.languages));
    await insertCategory(db, { tenant_id: tenantId, id, names, icon, position });
    for (const [place, article] of articles.entries())
      await publish(db, tenant, article, none, { kind: "HELP", category_id: id, position: place });
  }
  for (const piece of demoNews.toReversed())
    await publish(db, tenant, piece, piece.summary, { kind: "NEWS", category_id: null, position: 0 });
}
