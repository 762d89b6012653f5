import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { listFlips, listLast, renameReleases, type Store } from "@marquee/site-store";
import { readBrand } from "@marquee/vite";
import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { toHint } from "../cli/toHint.ts";
import { requireFreshId } from "../checks/requireFreshId.ts";
import { listBrandIds } from "../checks/Subject.ts";
import { editBrand } from "../create/editBrand.ts";
import { takeStep } from "../publish/endSite.ts";
import { createChangeNote } from "../publish/createChangeNote.ts";
import { toDataFolder } from "./retire.ts";

/** The folder's name during the rename; an interrupted rename continues from it. */
const toHidden = (brands: string, to: string): string => join(brands, `.renamed-${to}`);

/** The folder to rename, under its present name. @throws CommandError when there is none, or both names are taken */
function findFolder(brands: string, from: string, to: string): string {
  const places = [join(brands, from), toHidden(brands, to), join(brands, to)].filter((place) =>
    existsSync(join(place, "brand.json")),
  );
  const [place] = places;
  if (place === undefined)
    throw new CommandError("usage", `no brand "${from}" in ${brands}${toHint(from, listBrandIds(brands))}`);
  if (places.length > 1) throw new CommandError("usage", `brands/${to} is there already`);
  return place;
}

function moveFolder(brands: string, from: string, to: string): void {
  const [old, hidden] = [join(brands, from), toHidden(brands, to)];
  if (existsSync(old)) renameSync(old, hidden);
  if (!existsSync(hidden)) return;
  editBrand(join(hidden, "brand.json"), { id: to });
  renameSync(hidden, join(brands, to));
}

/** Requires that no other brand in the store has the new id. @throws CommandError */
async function requireFreeHistory(store: Store, to: string, merchantCode: string): Promise<void> {
  const numbers = (await listFlips(store)).get(to) ?? [];
  const [release] = await listLast(store, to, numbers, 1);
  if (release !== undefined && release.merchantCode !== merchantCode)
    throw new CommandError("refused", `the store has releases of another brand ${to}`);
}

/** `pnpm brand rename`: a brand gets another id; its site, its merchant and its history stay. */
export const rename: Command = {
  name: "rename",
  usage: "<id> <new id>",
  summary:
    "Gives a brand another id: its folder, its releases and its merchant's brand; hosts, merchant code, members and money stay, and no visitor sees a difference",
  options: {
    data: { type: "string" },
    unchecked: { type: "boolean" },
    note: { type: "string" },
    by: { type: "string" },
  },
  about: {
    data: "the gateway's data folder",
    unchecked: "folder and store alone: no gateway has a merchant of the brand",
    note: "why",
    by: "who, if not you",
  },
  examples: ["rename kickline kickoff --data .marquee/data/gateway"],
  run: async (call) => {
    const { words, get, brands, store, output } = call;
    const [from = "", to = "", ...more] = words;
    if (from === "" || to === "" || more.length > 0)
      throw new CommandError("usage", "rename takes the brand's id and its new one");
    const data = toDataFolder(call);
    requireFreshId(to);
    const { app, merchantCode } = readBrand(findFolder(brands, from, to));
    if (app !== "standard")
      throw new CommandError(
        "refused",
        `${from}: its slots are in ${app}, which has its id: move them to apps/${to} first, in the same commit`,
      );
    await requireFreeHistory(store, to, merchantCode);
    const change = createChangeNote(get("by"), get("note"));
    // Each of the three steps is idempotent, so an interrupted rename can be run again.
    await output.step(`renaming ${from} to ${to}`, async () => {
      if (data !== null) await takeStep(data, "/rename", { from, to, actor: change.by });
      await renameReleases(store, from, to, change);
      moveFolder(brands, from, to);
    });
    return {
      lines: [`${from} is ${to}: commit brands/${to}; its name, hosts and merchant code are what they were`],
      data: { from, to },
    };
  },
};
