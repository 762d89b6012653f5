const mark = "data-shown-hover";

/**
 * Draws an element as if a pointer were on it, for stories that show that state: every rule with `:hover` is repeated
 * for a mark that the element gets. Rules on a device that can hover are taken along.
 * Returns how to end it.
 */
export function showHover(element: Element): () => void {
  element.setAttribute(mark, "");
  const sheet = new CSSStyleSheet();
  const repeat = (rules: CSSRuleList): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText}{${repeat(rule.cssRules)}}`;
        return rule.cssText.includes(":hover") ? rule.cssText.replaceAll(":hover", `[${mark}]`) : "";
      })
      .join("\n");
  sheet.replaceSync([...document.styleSheets].map(({ cssRules }) => repeat(cssRules)).join("\n"));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    element.removeAttribute(mark);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
