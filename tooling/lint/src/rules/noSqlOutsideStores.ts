import { isNode, type Node, type Rule, toName } from "../Rule.ts";

const message = "SQL stands in stores, the ledger and migrations only (architecture.md rule 15).";
const queries = new Set(["selectFrom", "insertInto", "updateTable", "deleteFrom", "mergeInto"]);

function isQuery(callee: unknown): boolean {
  return isNode(callee) && callee.type === "MemberExpression" && queries.has(toName(callee["property"]));
}

/** The gateway asks its database in `…Store.ts` files, `ledger/`, `db/` and migrations; a use case calls those. */
export const noSqlOutsideStores: Rule = {
  create: ({ report }) => ({
    CallExpression: (node: Node) => {
      if (isQuery(node["callee"])) report({ node, message });
    },
    TaggedTemplateExpression: (node: Node) => {
      if (toName(node["tag"]) === "sql") report({ node, message });
    },
  }),
};
