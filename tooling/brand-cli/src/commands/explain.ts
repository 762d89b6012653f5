import { isModId, moduleParents } from "@marquee/contract";
import { readBrand } from "@marquee/vite";
import { catalogue, listConflicts } from "@marquee/whitelabel/catalogue";
import { explainModule, type Verdict } from "@marquee/whitelabel/explain";
import { join } from "node:path";
import { chooseBrands } from "../checks/validateFleet.ts";
import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { toHint } from "../cli/toHint.ts";
import { type LastSwitch, listSwitches } from "../reports/listSwitches.ts";
import { tellLastChange } from "../reports/tellLastChange.ts";
import { readTree } from "../trees/readTree.ts";

/** A verdict, and who last changed what it is based on. */
type Told = { readonly verdict: Verdict; readonly who: string };

function toLine(brand: string, { verdict, who }: Told): string {
  const line = verdict.isOn
    ? `on, decided by the gateway: brand.json compiles it, and the tree serves it and all above it`
    : `off, decided by the ${verdict.by}${verdict.at === verdict.id ? "" : ` at ${verdict.at}`}: ${verdict.why}`;
  return `${brand} ${verdict.id}: ${line}${who === "" ? "" : ` (${who})`}`;
}

/** Where the tree was read, in words. */
function toSource(path: string, gateway: string | undefined, host: string): string {
  if (gateway !== undefined) return `the tree is that of ${gateway} for ${host}, read now`;
  const change = tellLastChange(path);
  return `the tree is that of ${path}${change === "" ? "" : `: ${change}`}`;
}

/** `pnpm brand explain`: why a module is on or off, and who decided. The panel in the page says the same. */
export const explain: Command = {
  name: "explain",
  usage: "<id> [<modId>]",
  summary:
    "Says why a module is on or off for a brand, who decided and when, and which tree says so; all modules that have code without a modId",
  options: { tree: { type: "string" }, gateway: { type: "string" }, data: { type: "string" } },
  about: {
    tree: "a recorded tree instead of the brand's own",
    gateway: "ask this gateway for the tree of now",
    data: "that gateway's data folder: its audit log says who switched what, and when",
  },
  examples: [
    "explain kickline ANNOUNCE3",
    "explain aurelune LOBBYFAV3 --gateway http://127.0.0.1:8080 --data .marquee/data/gateway",
  ],
  run: async ({ words, get, brands }) => {
    const [id = "", modId] = words;
    chooseBrands(brands, id === "" ? [] : [id], false);
    if (modId !== undefined && !isModId(modId))
      throw new CommandError(
        "usage",
        `no module "${modId}" in the contract's tree${toHint(modId, Object.keys(moduleParents))}`,
      );
    const [file, gateway, data] = [get("tree"), get("gateway"), get("data")];
    if (data !== undefined && gateway === undefined)
      throw new CommandError("usage", "--data is the folder of the gateway that --gateway names: name both");
    const brand = readBrand(join(brands, id));
    const tree = await readTree(brands, brand, { file, gateway });
    const switches = data === undefined ? null : await listSwitches(data, id);
    const ofBrand = tellLastChange(join(brands, id, "brand.json"));
    const toWho = (verdict: Verdict): string => {
      const decider = verdict.isOn ? "gateway" : verdict.by;
      if (decider === "engine" || decider === "brand") return ofBrand === "" ? "" : `brand.json: ${ofBrand}`;
      if (switches === null || (decider !== "gateway" && decider !== "parent" && decider !== "requires")) return "";
      const last: LastSwitch | undefined = switches.get(verdict.isOn ? verdict.id : verdict.at);
      return last === undefined ? "no operator switched it" : `switched by ${last.by} at ${last.at}`;
    };
    const asked = modId === undefined ? catalogue.map((entry) => entry.id) : [modId];
    const told = asked
      .map((each) => explainModule({ modules: brand.modules, tree }, each))
      .map((verdict): Told => ({ verdict, who: toWho(verdict) }));
    const conflicts = listConflicts(brand.modules).filter((pair) => pair.some((each) => asked.includes(each)));
    const warnings = conflicts.map(
      ([one, other]) =>
        `${id}: ${one} and ${other} may not be on together, and brand.json closes neither: validate refuses it`,
    );
    const source = toSource(file ?? join(brands, id, "tree.fixture.json"), gateway, brand.domains[0] ?? "localhost");
    return {
      lines: [...told.map((each) => toLine(id, each)), ...warnings, `${id}: ${source}`],
      data: { brand: id, verdicts: told.map(({ verdict, who }) => ({ ...verdict, who })), conflicts, source },
    };
  },
};
