import { type Node, type Rule, type RuleContext, toText } from "../Rule.ts";

const write =
  /\b(?:insert\s+into|update|delete\s+from|truncate)\s+(?:only\s+)?"?(?:\w+\.)?"?(?:accounts|transfers|entries)\b/i;

const check =
  ({ report }: RuleContext) =>
  (node: Node): void => {
    if (write.test(toText(node)))
      report({ node, message: "Money moves only through the ledger (architecture.md rule 9)." });
  };

/** No file outside the ledger writes its tables. */
export const noLedgerWrite: Rule = {
  create: (context) => ({
    Literal: check(context),
    TemplateElement: check(context),
    CallExpression: (node) => {
      const callee = node["callee"];
      const first = Array.isArray(node["arguments"]) ? node["arguments"][0] : undefined;
      const method =
        typeof callee === "object" && callee !== null && "property" in callee
          ? JSON.stringify(callee.property, ["name"])
          : "";
      if (
        /"(?:insertInto|updateTable|deleteFrom)"/.test(method) &&
        /"(?:accounts|transfers|entries)"/.test(JSON.stringify(first, ["value"]) ?? "")
      )
        context.report({ node, message: "Money moves only through the ledger (architecture.md rule 9)." });
    },
  }),
};
