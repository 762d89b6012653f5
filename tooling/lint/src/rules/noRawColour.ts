import { type Node, type Rule, type RuleContext, toText } from "../Rule.ts";

const colour = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\(/i;

const check =
  ({ report }: RuleContext) =>
  (node: Node): void => {
    if (colour.test(toText(node))) report({ node, message: "Use a token: colours belong to brands." });
  };

/** Colours are custom properties with typed names (architecture.md rule 6). */
export const noRawColour: Rule = {
  create: (context) => ({ Literal: check(context), TemplateElement: check(context) }),
};
