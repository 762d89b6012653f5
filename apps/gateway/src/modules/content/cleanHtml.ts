import { richAttributes, richElements, richSchemes } from "@marquee/rich-html";
import sanitize from "sanitize-html";

const options: sanitize.IOptions = {
  allowedTags: [...richElements],
  allowedAttributes: { "*": [...richAttributes] },
  allowedSchemes: [...richSchemes],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  nestingLimit: 40,
};

/** A text of staff without anything that runs, submits, frames or restyles the page that shows it (AN-02). */
export const cleanHtml = (html: string): string => sanitize(html, options);

/** What a person reads of a text, without its elements. */
export const toPlainText = (html: string): string =>
  sanitize(html.replaceAll("<", " <"), { allowedTags: [], allowedAttributes: {} }).replaceAll(/\s+/g, " ").trim();
