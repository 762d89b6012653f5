const elements = ["a", "abbr", "b", "blockquote", "br", "caption", "code", "div", "em", "figcaption", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "li", "ol", "p", "pre", "s", "small", "span", "strong", "sub", "sup", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "u", "ul"];
const attributes = ["alt", "colspan", "dir", "height", "href", "lang", "rowspan", "src", "title", "width"];

/**
 * Puts untrusted HTML into an element without anything that runs, submits or restyles the page. DOMPurify is loaded
 * when the first such text shows. `isCurrent` tells whether the text is still wanted once it has loaded.
 */
export async function setSafeHtml(element: HTMLElement, html: string, isCurrent: () => boolean): Promise<void> {
  const { default: purify } = await import("dompurify");
  if (!isCurrent()) return;
  const safe = purify.sanitize(html, { ALLOWED_TAGS: elements, ALLOWED_ATTR: attributes, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false, RETURN_DOM_FRAGMENT: true });
  for (const link of safe.querySelectorAll("a")) {
    link.target = "_blank";
    link.rel = "noopener noreferrer";
  }
  element.replaceChildren(safe);
}
