import type { Rule } from "../Rule.ts";

/** One index per package, every export by name (architecture.md rule 14). */
export const noExportStar: Rule = {
  create: ({ report }) => ({
    ExportAllDeclaration: (node) => report({ node, message: "Export by name: a door shows what it opens." }),
  }),
};
