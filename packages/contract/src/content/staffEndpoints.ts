import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const reads = { domain: "content", scope: "merchant", method: "GET", permission: "content.read" } as const;
const changes = { domain: "content", scope: "merchant", method: "POST", permission: "content.change" } as const;

/** Pages, articles, news or posts of a merchant, with what of them is on the site. */
export const listDocuments = /* @__PURE__ */ staffEndpoint<Shape.ListDocuments, Shape.DocumentList>({
  ...reads,
  name: "listDocuments",
  path: "/staff/content/documents",
  cache: { provides: ["Documents"] },
});

/** A document in all languages, and what of it was on the site. */
export const getDocument = /* @__PURE__ */ staffEndpoint<Shape.GetDocument, Shape.DocumentSheet>({
  ...reads,
  name: "getDocument",
  path: "/staff/content/document",
  cache: { provides: ["Documents"] },
});

/** What of a document was on the site once. */
export const getDocumentVersion = /* @__PURE__ */ staffEndpoint<Shape.GetDocumentVersion, Shape.DocumentVersion>({
  ...reads,
  name: "getDocumentVersion",
  path: "/staff/content/document/version",
});

/** Saves a draft: of two people the second is told. */
export const saveDocument = /* @__PURE__ */ staffEndpoint<Shape.SaveDocument, Shape.DocumentChanged>({
  ...changes,
  name: "saveDocument",
  path: "/staff/content/document",
  // Seven languages of the longest text.
  bodyLimit: 2_097_152,
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["Documents", "HelpCategories", "Audit"] },
});

/** Puts a draft on the site. */
export const publishDocument = /* @__PURE__ */ staffEndpoint<Shape.PublishDocument, Shape.DocumentChanged>({
  ...changes,
  name: "publishDocument",
  path: "/staff/content/document/publish",
  cache: { invalidates: ["Documents", "Audit"] },
});

/** Takes a document off the site; what was on it becomes the draft where there is none. */
export const retireDocument = /* @__PURE__ */ staffEndpoint<Shape.ChangePublished, Shape.DocumentChanged>({
  ...changes,
  name: "retireDocument",
  path: "/staff/content/document/retire",
  cache: { invalidates: ["Documents", "Audit"] },
});

/** Removes a document that was never on the site. */
export const removeDocument = /* @__PURE__ */ staffEndpoint<Shape.ChangePublished, Shape.DocumentChanged>({
  ...changes,
  name: "removeDocument",
  path: "/staff/content/document/remove",
  cache: { invalidates: ["Documents", "HelpCategories", "Audit"] },
});

/** Makes a link that shows a saved draft on the merchant's site for ten minutes. */
export const previewDocument = /* @__PURE__ */ staffEndpoint<Shape.PreviewDocument, Shape.PreviewLink>({
  ...changes,
  name: "previewDocument",
  path: "/staff/content/document/preview",
  cache: { invalidates: ["Audit"] },
});

/** The categories of the help centre. */
export const listHelpCategories = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.HelpCategoryList>({
  ...reads,
  name: "listHelpCategories",
  path: "/staff/content/categories",
  cache: { provides: ["HelpCategories"] },
});

/** Makes or changes a category of the help centre. */
export const saveHelpCategory = /* @__PURE__ */ staffEndpoint<Shape.SaveHelpCategory, Shape.DocumentChanged>({
  ...changes,
  name: "saveHelpCategory",
  path: "/staff/content/category",
  cache: { invalidates: ["HelpCategories", "Audit"] },
});

/** Removes a category that has no article. */
export const removeHelpCategory = /* @__PURE__ */ staffEndpoint<Shape.RemoveHelpCategory, Shape.DocumentChanged>({
  ...changes,
  name: "removeHelpCategory",
  path: "/staff/content/category/remove",
  cache: { invalidates: ["HelpCategories", "Audit"] },
});
