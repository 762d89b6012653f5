import { richAddress, richAttributes, richElements } from "@marquee/rich-html";

// Chromium asks the page's policy about the handlers of a picture and of a drawing as soon as it reads them, wherever that is: under another
// name they are dropped like all others, and no report tells the operator of an attack that could not happen.
const picture = /<(?:im|svg)[^>]*/gi;
const handler = /\bon(?=[a-z]+\s*=|error|load)/gi;

/**
 * Puts untrusted HTML into an element without anything that runs, submits or restyles the page. DOMPurify is loaded
 * when the first such text shows. `isCurrent` tells whether the text is still wanted once it has loaded.
 */
export async function setSafeHtml(element: HTMLElement, html: string, isCurrent: () => boolean): Promise<void> {
  const { default: purify } = await import("dompurify");
  if (!isCurrent()) return;
  // Of some texts, such as a frameset alone, nothing is left, and no fragment.
  const safe: DocumentFragment | null = purify.sanitize(
    html.replaceAll(picture, (tag) => tag.replaceAll(handler, "x-")),
    {
      ALLOWED_TAGS: [...richElements],
      ALLOWED_ATTR: [...richAttributes],
      ALLOWED_URI_REGEXP: richAddress,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    },
  );
  for (const link of safe?.querySelectorAll("a") ?? []) {
    link.target = "_blank";
    link.rel = "noopener noreferrer";
  }
  // Its own size, which the text may say, holds its place.
  for (const image of safe?.querySelectorAll("img") ?? []) image.loading = "lazy";
  element.replaceChildren(...(safe === null ? [] : [safe]));
}
