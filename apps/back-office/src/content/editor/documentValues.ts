import type { DocumentText, DocumentTexts, LanguageCode } from "@marquee/contract";
import type { DocumentSheet, SaveDocument } from "@marquee/contract/staff";

/** What the form of a document holds: three fields of each language, and where the document belongs. */
export type DocumentValues = Readonly<Record<string, string>>;

/** The parts of a document in one language. */
const textParts = ["title", "summary", "html"] as const;

type TextPart = (typeof textParts)[number];

/** The longest of each part, as the gateway takes it. */
export const longestParts = { title: 120, summary: 300, html: 60_000 } as const satisfies Record<TextPart, number>;

/** The name of a field. */
export const toField = (part: TextPart, code: LanguageCode): string => `${part}${code}`;

const toPart = (values: DocumentValues, part: TextPart, code: LanguageCode): string =>
  values[toField(part, code)] ?? "";

/** Fields of a document's texts in these languages. */
export const toTextValues = (texts: DocumentTexts, codes: readonly LanguageCode[]): DocumentValues =>
  Object.fromEntries(
    codes.flatMap((code) => textParts.map((part) => [toField(part, code), texts[code]?.[part] ?? ""] as const)),
  );

/** Fields of a document. */
export const toValues = (
  { texts, slug, categoryId, position }: Pick<DocumentSheet, "texts" | "slug" | "categoryId" | "position">,
  codes: readonly LanguageCode[],
): DocumentValues => ({
  ...toTextValues(texts, codes),
  slug: slug ?? "",
  categoryId: categoryId ?? "",
  position: String(position),
});

/** What is written in a language; undefined for nothing. */
export function toText(values: DocumentValues, code: LanguageCode): DocumentText | undefined {
  const [title, summary, html] = textParts.map((part) => toPart(values, part, code).trim());
  return title || summary || html ? { title: title ?? "", summary: summary ?? "", html: html ?? "" } : undefined;
}

/** The texts of a form; a language in which nothing is written has none. */
export const toTexts = (values: DocumentValues, codes: readonly LanguageCode[]): DocumentTexts =>
  Object.fromEntries(
    codes.flatMap((code) => {
      const text = toText(values, code);
      return text === undefined ? [] : [[code, text] as const];
    }),
  );

/** Which languages can be read as they are: a title and a text. */
export const isWhole = (values: DocumentValues, code: LanguageCode): boolean =>
  toPart(values, "title", code).trim() !== "" && toPart(values, "html", code).trim() !== "";

/** What keeps a form from being saved as a draft, by field. */
export type DocumentFault = "required" | "title" | "length" | "position";

/** What keeps the values from being saved, by field. A draft needs no more than a title in each language that is begun, one of them at least. */
export function toFaults(
  values: DocumentValues,
  codes: readonly LanguageCode[],
  kind: SaveDocument["kind"],
): Readonly<Record<string, DocumentFault>> {
  const faults = new Map<string, DocumentFault>();
  for (const code of codes) {
    if (toText(values, code) !== undefined && toPart(values, "title", code).trim() === "")
      faults.set(toField("title", code), "title");
    for (const part of textParts)
      if (toPart(values, part, code).length > longestParts[part]) faults.set(toField(part, code), "length");
  }
  const [first] = codes;
  if (first !== undefined && codes.every((code) => toText(values, code) === undefined))
    faults.set(toField("title", first), "required");
  if (kind === "PAGE" && values["slug"] === "") faults.set("slug", "required");
  if (kind === "HELP" && values["categoryId"] === "") faults.set("categoryId", "required");
  const position = values["position"] ?? "";
  if (!/^[0-9]{1,6}$/.test(position) || Number(position) > 100_000) faults.set("position", "position");
  return Object.fromEntries(faults);
}

/** What a person reads of a text, on one line and not too long. */
export function toExcerpt(html: string, longest = 160): string {
  const plain = html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}
