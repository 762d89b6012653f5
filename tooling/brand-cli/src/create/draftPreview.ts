import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isModId, moduleParents, type WhitelabelNode } from "@marquee/contract";
import { readDemo } from "@marquee/start";
import { readBrand } from "@marquee/vite";
import type { Brand, BrandDemo } from "@marquee/whitelabel/brand";
import { catalogue } from "@marquee/whitelabel/catalogue";
import { CommandError } from "../cli/CommandError.ts";
import { toHint } from "../cli/toHint.ts";
import { readTree } from "../trees/readTree.ts";

/** What a preview changes: the recorded tree, the merchant (another brand's), switches such as `+LOBBYFAV3` and `-BANNER3`. */
export type Changes = {
  readonly tree: string | undefined;
  readonly as: string | undefined;
  readonly flags: string | undefined;
};

/** The tree with one module switched; a node that is not there yet is added below its own parent. @throws CommandError for an unknown one */
function withFlag(node: WhitelabelNode, id: string, enabled: "0" | "1"): WhitelabelNode {
  if (!isModId(id))
    throw new CommandError(
      "usage",
      `--flags: no module "${id}" in the contract's tree${toHint(id, Object.keys(moduleParents))}`,
    );
  const children = node.childrenNodes ?? [];
  const isMissing = moduleParents[id] === node.modId && !children.some((child) => child.modId === id);
  const next = [
    ...children.map((child) => withFlag(child, id, enabled)),
    ...(isMissing ? [{ modId: id, enabled }] : []),
  ];
  return {
    ...node,
    enabled: node.modId === id ? enabled : node.enabled,
    ...(next.length > 0 && { childrenNodes: next }),
  };
}

function withFlags(tree: WhitelabelNode, flags: string): WhitelabelNode {
  return flags.split(",").reduce((sum, flag) => {
    const [, sign, id = ""] = /^([+-])(\w+)$/.exec(flag) ?? [];
    if (sign === undefined)
      throw new CommandError("usage", `--flags ${flag}: modules with a sign, such as +LOBBYFAV3,-BANNER3`);
    return withFlag(sum, id, sign === "+" ? "1" : "0");
  }, tree);
}

/** A brand's look with another brand's merchant: money, rules and modules. */
const asMerchant = (
  brand: Brand,
  { merchantCode, currency, currencySymbol, currencies, timeZone, jurisdiction, settings, modules }: Brand,
): Brand => ({
  ...brand,
  merchantCode,
  currency,
  currencySymbol,
  ...(currencies === undefined ? {} : { currencies }),
  timeZone,
  jurisdiction,
  settings,
  modules,
});

/** Every node's switch as a demo.json, from which a merchant gets this tree. */
function toDemo(tree: WhitelabelNode): BrandDemo {
  const list = ({ modId, enabled, childrenNodes = [] }: WhitelabelNode): (readonly [string, "on" | "off"])[] => [
    [modId, enabled === "1" ? "on" : "off"],
    ...childrenNodes.flatMap(list),
  ];
  const unnamed = catalogue.map(({ id }) => [id, "off"] as const);
  return { modules: Object.fromEntries([...unnamed, ...list(tree)].filter(([id]) => isModId(id))) };
}

/** Writes the previewed brand into `target/<id>/`; the brand itself is not changed. @throws CommandError */
export async function draftPreview(
  brands: string,
  id: string,
  target: string,
  { tree: file, as, flags }: Changes,
): Promise<void> {
  const own = readBrand(join(brands, id));
  const merchant = as === undefined ? own : readBrand(join(brands, as));
  const tree = await readTree(brands, merchant, { file });
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(join(brands, id), join(target, id), { recursive: true });
  const write = (name: string, data: unknown): void =>
    writeFileSync(join(target, id, name), `${JSON.stringify(data, null, 2)}\n`);
  const shown = flags === undefined ? tree : withFlags(tree, flags);
  write("tree.fixture.json", shown);
  write("demo.json", { ...readDemo(brands, merchant.id), ...toDemo(shown) });
  if (as !== undefined)
    write("brand.json", asMerchant(JSON.parse(readFileSync(join(target, id, "brand.json"), "utf8")), merchant));
}
