import { type Rule, toName } from "../Rule.ts";

const stores = new Set(["localStorage", "sessionStorage"]);

/** Browser storage only through the typed wrapper, whose keys the specification names (spec §3). */
export const noDirectStorage: Rule = {
  create: ({ report }) => ({
    Identifier: (node) => {
      if (stores.has(toName(node))) report({ node, message: "Use the typed storage of @marquee/runtime." });
    },
  }),
};
