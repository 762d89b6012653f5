import { existsSync, readdirSync } from "node:fs";
import { isOrdinary } from "@marquee/vite/vocabulary";
import { type Node, type Rule, type RuleContext, toText } from "../Rule.ts";

const folder = new URL("../../../../brands/", import.meta.url);
// Files and other folders beside the brands are ignored, and so is a brand that an ordinary word names.
const brands = readdirSync(folder).filter(
  (id) => /^[a-z][a-z0-9-]+$/.test(id) && existsSync(new URL(`${id}/brand.json`, folder)) && !isOrdinary(id),
);
const name = new RegExp(`\\b(?:${brands.join("|") || "(?!)"})\\b`, "i");

const check =
  ({ report }: RuleContext) =>
  (node: Node): void => {
    if (name.test(toText(node)))
      report({ node, message: "No brand is named in shared code (architecture.md rule 7)." });
  };

/** Shared code knows no brand. */
export const noBrandName: Rule = {
  create: (context) => ({ Literal: check(context), TemplateElement: check(context), JSXText: check(context) }),
};
