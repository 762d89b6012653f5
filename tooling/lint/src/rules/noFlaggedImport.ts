import { isNode, type Node, type Rule } from "../Rule.ts";

const conditional = new Set(["IfStatement", "ConditionalExpression", "LogicalExpression"]);

/** The nearest function or conditional around a node. */
function findAround(node: Node): Node | undefined {
  for (let at = node["parent"]; isNode(at); at = at["parent"]) {
    if (/Function/.test(at.type)) return undefined;
    if (conditional.has(at.type)) return at;
  }
  return undefined;
}

/** An `import()` behind a flag still emits its chunk: what is excluded must not be named (brand-platform.md "Gating"). */
export const noFlaggedImport: Rule = {
  create: ({ report }) => ({
    ImportExpression: (node) => {
      if (findAround(node)) report({ node, message: "A flag does not keep a chunk out: name it in a manifest." });
    },
  }),
};
