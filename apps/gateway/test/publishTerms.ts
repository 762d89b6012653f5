import { randomUUID } from "node:crypto";
import type { DocumentTexts } from "@marquee/contract";
import { getDocument, listDocuments, publishDocument, retireDocument, saveDocument } from "@marquee/contract/staff";
import type { Staff } from "./staff.ts";

async function findTerms(staff: Staff) {
  const { items } = await staff.get(listDocuments, { kind: "PAGE" });
  return items.find(({ slug }) => slug === "terms");
}

/** Publishes a new text of the merchant's terms. @returns its version */
export async function publishTerms(
  staff: Staff,
  words: string,
  { mustAccept, more = {} }: { readonly mustAccept?: boolean; readonly more?: DocumentTexts } = {},
): Promise<number> {
  const former = await findTerms(staff);
  const id = former?.id ?? randomUUID();
  const place = { kind: "PAGE", slug: "terms", categoryId: null, position: 0 } as const;
  const texts = { EN: { title: "Terms", summary: "", html: `<p>${words}</p>` }, ...more };
  const { version } = await staff.get(saveDocument, { id, version: former?.version ?? 0, ...place, texts });
  const asked = mustAccept === undefined ? {} : { mustAccept };
  await staff.get(publishDocument, { id, version, reason: "for a test", ...asked });
  return (await staff.get(getDocument, { id })).published ?? 0;
}

/** Takes the merchant's terms off the site. */
export async function retireTerms(staff: Staff): Promise<void> {
  const { id = "", version = 0 } = (await findTerms(staff)) ?? {};
  await staff.get(retireDocument, { id, version, reason: "for a test" });
}
