import { isModId, moduleParents } from "@marquee/contract";
import { readBrand } from "@marquee/vite";
import { catalogue, listConflicts } from "@marquee/whitelabel/catalogue";
import { explainModule, type Verdict } from "@marquee/whitelabel/explain";
import { join } from "node:path";
import { chooseBrands } from "../checks/validateFleet.ts";
import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { toHint } from "../cli/toHint.ts";
import { readTree } from "../trees/readTree.ts";

const toLine = (brand: string, verdict: Verdict): string =>
  verdict.isOn ? `${brand} ${verdict.id}: on` : `${brand} ${verdict.id}: off, decided by the ${verdict.by}${verdict.at === verdict.id ? "" : ` at ${verdict.at}`}: ${verdict.why}`;

/** `pnpm brand explain`: why a module is on or off, naming who decided. The page's own panel says the same. */
export const explain: Command = {
  name: "explain",
  usage: "<id> [<modId>]",
  summary: "Says why a module is on or off for a brand, and who decided; all modules that have code without a modId",
  options: { tree: { type: "string" }, gateway: { type: "string" } },
  about: { tree: "a recorded tree instead of the brand's own", gateway: "ask this gateway for the tree of now" },
  examples: ["explain kickline ANNOUNCE3", "explain aurelune LOBBYFAV3 --gateway http://127.0.0.1:8080"],
  run: async ({ words, get, brands }) => {
    const [id = "", modId] = words;
    chooseBrands(brands, id === "" ? [] : [id], false);
    if (modId !== undefined && !isModId(modId)) throw new CommandError("usage", `no module "${modId}" in the contract's tree${toHint(modId, Object.keys(moduleParents))}`);
    const brand = readBrand(join(brands, id));
    const tree = await readTree(brands, brand, { file: get("tree"), gateway: get("gateway") });
    const asked = modId === undefined ? catalogue.map((entry) => entry.id) : [modId];
    const verdicts = asked.map((each) => explainModule({ modules: brand.modules, tree }, each));
    const conflicts = listConflicts(brand.modules).filter((pair) => pair.some((each) => asked.includes(each)));
    const warnings = conflicts.map(([one, other]) => `${id}: ${one} and ${other} may not be on together, and brand.json closes neither: validate refuses it`);
    return { lines: [...verdicts.map((verdict) => toLine(id, verdict)), ...warnings], data: { brand: id, verdicts, conflicts } };
  },
};
