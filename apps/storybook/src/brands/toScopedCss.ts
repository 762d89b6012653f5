const block = /(:root,\[data-theme=dark\]|\[data-theme=light\])(\{[^}]*\})/g;

/** The custom properties of a brand's themes for the parts of a page that say `data-poster="<id>-<theme>"`. */
export function toScopedCss(css: string, id: string): string {
  return [...css.matchAll(block)]
    .map(
      ([, where = "", values = ""]) =>
        `[data-poster${where.includes("dark") ? "^" : ""}="${id}-${where.includes("dark") ? "" : "light"}"]${values}`,
    )
    .join("\n");
}
