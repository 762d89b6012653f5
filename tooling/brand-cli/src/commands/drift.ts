import { join } from "node:path";
import { listFlips, readFlips, type Store } from "@marquee/site-store";
import { readBrand } from "@marquee/vite";
import { chooseBrands } from "../checks/validateFleet.ts";
import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { listOrphans, toOrphanLine } from "../reports/listPublished.ts";
import { compareTrees, toDrift } from "../reports/toDrift.ts";
import { readLiveDrift } from "../trees/readLiveDrift.ts";
import { compareMerchant, toDifferenceLine } from "../trees/readStatus.ts";
import { readTree } from "../trees/readTree.ts";

/** The differences between a gateway and a brand: each module and each setting once. A retired site has none. */
async function findDrift(brands: string, store: Store, id: string, gateway: string | undefined) {
  const brand = readBrand(join(brands, id));
  const [last] = await readFlips(store, id, ((await listFlips(store)).get(id) ?? []).slice(-1));
  if (last?.retired !== undefined) return { brand: id, merchant: [], live: [], drift: [], changed: [] };
  const recorded = await readTree(brands, brand, {});
  const merchant = gateway === undefined ? [] : await compareMerchant(gateway, brand);
  const isThere = !merchant.some(({ key }) => key === `host ${brand.domains[0] ?? ""}`);
  const now = gateway === undefined || !isThere ? recorded : await readTree(brands, brand, { gateway });
  const live = gateway === undefined || !isThere ? [] : await readLiveDrift(gateway, brand);
  const served = toDrift(brand, now).filter((module) => !live.includes(module));
  const changed = compareTrees(recorded, now).filter((each) => ![...live, ...served].includes(each.id));
  return { brand: id, merchant, live, drift: served, changed };
}

type Drift = Awaited<ReturnType<typeof findDrift>>;

const isNone = ({ merchant, live, drift: served, changed }: Drift): boolean =>
  [merchant, live, served, changed].every((list) => list.length === 0);

function toLines(found: Drift): readonly string[] {
  const { brand, merchant, live, drift: served, changed } = found;
  if (isNone(found)) return [`${brand}: none`];
  return [
    ...merchant.map((each) => toDifferenceLine(each)),
    ...live.map((id) => `${id} is served, and the engine that is live does not hold it`),
    ...served.map((id) => `${id} is served and not compiled`),
    ...changed.map(
      ({ id, recorded, now }) => `${id} was recorded as ${recorded ?? "nothing"} and is ${now ?? "nothing"} now`,
    ),
  ].map((line) => `${brand}: ${line}`);
}

/** `pnpm brand drift`: where a gateway and the built release disagree. */
export const drift: Command = {
  name: "drift",
  usage: "<id>… | --all",
  summary:
    "Lists where a gateway and a brand disagree: settings, languages, hosts, modules; ends with 1 when there is something",
  options: { all: { type: "boolean" }, gateway: { type: "string" } },
  about: {
    all: "every brand, and those that are live without a folder",
    gateway: "ask this gateway; the recorded trees otherwise",
  },
  examples: ["drift --all", "drift kickline --gateway http://127.0.0.1:8080 --json"],
  run: async ({ words, is, get, brands, store, output }) => {
    const gateway = get("gateway");
    const found: Drift[] = [];
    for (const id of chooseBrands(brands, words, is("all"))) {
      found.push(
        await (gateway === undefined
          ? findDrift(brands, store, id, gateway)
          : output.step(`asking for ${id}`, () => findDrift(brands, store, id, gateway))),
      );
    }
    const orphans = is("all") ? await listOrphans(brands, store) : [];
    const lines = [...found.flatMap(toLines), ...orphans.map(toOrphanLine)];
    if (found.some((each) => !isNone(each)) || orphans.length > 0)
      throw new CommandError("failed", lines.join("\n"), [], { found, orphans });
    return { lines, data: { found, orphans } };
  },
};
