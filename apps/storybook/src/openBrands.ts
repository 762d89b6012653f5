import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type LayerDraft, makeLayer, readBrands } from "@marquee/vite";
import type { Brand } from "@marquee/whitelabel/brand";
import { type Look, readBrandLook } from "./readBrandLook.ts";

/** A brand as the workshop has it: its real layer, its look with the font files that this needs, and its merchant's tree. */
export type WorkshopBrand = {
  readonly draft: LayerDraft;
  readonly look: Look;
  readonly fonts: readonly string[];
  readonly tree: unknown;
};

/** The brands of a folder that can be shown, in the order of their ids, and why each other folder in it is left out. */
type WorkshopBrands = { readonly brands: readonly WorkshopBrand[]; readonly faults: readonly string[] };

async function readBrand(folder: string, brand: Brand): Promise<WorkshopBrand> {
  const draft = await makeLayer(join(folder, brand.id));
  return {
    draft,
    ...readBrandLook(folder, brand),
    tree: JSON.parse(readFileSync(join(folder, brand.id, "tree.fixture.json"), "utf8")),
  };
}

async function readAll(folder: string): Promise<WorkshopBrands> {
  const { brands, faults } = readBrands(folder);
  const read = await Promise.allSettled(brands.map((brand) => readBrand(folder, brand)));
  const toFault = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));
  return {
    brands: read.flatMap((each) => (each.status === "fulfilled" ? [each.value] : [])),
    faults: [...faults, ...read.flatMap((each) => (each.status === "rejected" ? [toFault(each.reason)] : []))],
  };
}

/** The brands of a folder, read when they are asked for, and again after a change. */
export type OpenBrands = {
  readonly folder: string;
  readonly get: () => Promise<WorkshopBrands>;
  /** Called after a file change. Valid brands stay as they were until all are valid again; `say` gets the reason. */
  readonly change: (say: (fault: string) => void) => void;
};

/** Opens the brands of a folder for the workshop's plugins. A new brand shows without any other change. */
export function openBrands(folder: string): OpenBrands {
  let known: Promise<WorkshopBrands> | undefined;
  let isChanged = false;
  let tell: (fault: string) => void = () => {};
  const readAgain = async (before: WorkshopBrands): Promise<WorkshopBrands> => {
    const after = await readAll(folder);
    const fresh = after.faults.filter((fault) => !before.faults.includes(fault));
    for (const fault of fresh) tell(fault);
    return fresh.length > 0 ? before : after;
  };
  const get = (): Promise<WorkshopBrands> => {
    if (known === undefined) known = readAll(folder);
    else if (isChanged) known = known.then(readAgain);
    isChanged = false;
    return known;
  };
  return {
    folder,
    get,
    change: (say) => {
      isChanged = true;
      tell = say;
    },
  };
}
