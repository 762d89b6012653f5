import { join } from "node:path";
import { writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { readDemo } from "@marquee/start";
import { readBrand } from "@marquee/vite";
import { toFirstTree } from "@marquee/whitelabel/tree";
import { chooseBrands } from "../checks/validateFleet.ts";
import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { findRecordedTree, readTree } from "../trees/readTree.ts";

/** `pnpm brand tree record`: records the trees that previews, Storybook and tests read; no gateway reads them. */
export const tree: Command = {
  name: "tree",
  usage: "record <id>… | --all",
  summary:
    "Records the tree that a brand's merchant begins with, or the one that a gateway serves it, as tree.fixture.json",
  options: { all: { type: "boolean" }, gateway: { type: "string" } },
  about: {
    all: "every brand",
    gateway: "record what this gateway serves; by the catalogue, brand.json and demo.json otherwise",
  },
  examples: ["tree record --all", "tree record kickline --gateway http://127.0.0.1:8080"],
  run: async ({ words: [what, ...ids], is, get, brands }) => {
    if (what !== "record") throw new CommandError("usage", `tree ${what ?? ""}: tree record`);
    const gateway = get("gateway");
    const recorded: { readonly brand: string; readonly isNew: boolean }[] = [];
    for (const id of chooseBrands(brands, ids, is("all"))) {
      const brand = readBrand(join(brands, id));
      const now =
        gateway === undefined
          ? toFirstTree(brand.modules, readDemo(brands, id).modules)
          : await readTree(brands, brand, { gateway });
      const isNew = !isDeepStrictEqual(findRecordedTree(brands, id), now);
      if (isNew) writeFileSync(join(brands, id, "tree.fixture.json"), `${JSON.stringify(now, null, 2)}\n`);
      recorded.push({ brand: id, isNew });
    }
    return {
      lines: recorded.map(({ brand, isNew }) => (isNew ? `${brand}: recorded` : `${brand}: as it was recorded`)),
      data: { recorded },
    };
  },
};
