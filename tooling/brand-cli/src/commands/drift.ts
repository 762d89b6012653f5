import { join } from "node:path";
import { readBrand } from "@marquee/vite";
import { chooseBrands } from "../checks/validateFleet.ts";
import type { Command } from "../cli/Command.ts";
import { compareTrees, toDrift } from "../reports/toDrift.ts";
import { readLiveDrift } from "../trees/readLiveDrift.ts";
import { readTree } from "../trees/readTree.ts";

/** `pnpm brand drift`: where a gateway and what was built disagree. */
export const drift: Command = {
  name: "drift",
  usage: "<id>… | --all",
  summary: "Lists modules that a gateway serves and no engine holds, and what changed since the tree was recorded",
  options: { all: { type: "boolean" }, gateway: { type: "string" } },
  about: { all: "every brand", gateway: "ask this gateway; the recorded trees otherwise" },
  examples: ["drift --all", "drift kickline --gateway http://127.0.0.1:8080 --json"],
  run: async ({ words, is, get, brands, output }) => {
    const gateway = get("gateway");
    const found = [];
    for (const id of chooseBrands(brands, words, is("all"))) {
      const brand = readBrand(join(brands, id));
      const recorded = await readTree(brands, brand, {});
      const now = gateway === undefined ? recorded : await output.step(`asking for ${id}`, () => readTree(brands, brand, { gateway }));
      const live = gateway === undefined ? [] : await readLiveDrift(gateway, brand);
      found.push({ brand: id, drift: toDrift(brand, now), live, changed: compareTrees(recorded, now) });
    }
    const lines = found.flatMap(({ brand, drift: served, live, changed }) => [
      ...(served.length === 0 && live.length === 0 && changed.length === 0 ? [`${brand}: none`] : []),
      ...served.map((id) => `${brand}: ${id} is served and not compiled`),
      ...live.map((id) => `${brand}: ${id} is served, and the engine that is live does not hold it`),
      ...changed.map(({ id, recorded, now }) => `${brand}: ${id} was recorded as ${recorded ?? "nothing"} and is ${now ?? "nothing"} now`),
    ]);
    return { lines, data: { found } };
  },
};
