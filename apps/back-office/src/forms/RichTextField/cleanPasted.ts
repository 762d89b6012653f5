import { richAddress, richAttributes, richElements } from "@marquee/rich-html";
import purify from "dompurify";

/** What is pasted, without anything that no text of staff may hold. The editor's own mark of what was copied from it stays. */
export const cleanPasted = (html: string): string =>
  purify.sanitize(html, {
    ALLOWED_TAGS: [...richElements],
    ALLOWED_ATTR: [...richAttributes],
    ADD_ATTR: ["data-pm-slice"],
    ALLOWED_URI_REGEXP: richAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
