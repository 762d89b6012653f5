import type { DocumentKind } from "@marquee/contract";

/** The page of each kind of documents, below the merchant's address. */
export const kindPaths: Readonly<Record<DocumentKind, string>> = {
  HELP: "help",
  PAGE: "pages",
  NEWS: "news",
  BLOG: "blog",
};
