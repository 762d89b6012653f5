import { type Rule, toText } from "../Rule.ts";

/** Texts go through Lingui, so that every language has them (ui.md requirement 22). */
export const jsxNoLiterals: Rule = {
  create: ({ report }) => ({
    JSXText: (node) => {
      const parent = node["parent"];
      const isTranslated =
        typeof parent === "object" && parent !== null && JSON.stringify(toElementName(parent)).includes("Trans");
      if (!isTranslated && /\p{L}/u.test(toText(node))) report({ node, message: "Put the text into <Trans> or t``." });
    },
  }),
};

/** The names of an element and those around it, innermost first: `<Trans><b>text</b></Trans>` is translated too. */
function toElementName(node: object): string[] {
  const opening = "openingElement" in node ? node.openingElement : undefined;
  const name = typeof opening === "object" && opening !== null && "name" in opening ? opening.name : undefined;
  const text = typeof name === "object" && name !== null && "name" in name ? String(name.name) : "";
  const parent = "parent" in node ? node.parent : undefined;
  return typeof parent === "object" && parent !== null && text !== "" ? [text, ...toElementName(parent)] : [text];
}
