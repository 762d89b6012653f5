import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBrand } from "@marquee/vite";
import { chooseBrands, requireSound } from "../checks/validateFleet.ts";
import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { toHint } from "../cli/toHint.ts";
import { editBrand } from "../create/editBrand.ts";
import { publishBrand } from "../publish/goLive.ts";
import { toPlanLines } from "../publish/openMerchant.ts";
import { createChangeNote } from "../publish/createChangeNote.ts";
import { keepReport } from "../reports/releaseReport.ts";
import { healthAbout, healthOptions, openHealth } from "./health.ts";

/** `pnpm brand move-domain`: moves a site from one host to another; the old host redirects. */
export const moveDomain: Command = {
  name: "move-domain",
  usage: "<id> <host> <new host>",
  summary:
    "Moves a site to another host and publishes it: visitors of the old host are sent to the same page at the new one, open tabs go on",
  options: { note: { type: "string" }, by: { type: "string" }, ...healthOptions },
  about: { note: "why", by: "who, if not you", ...healthAbout },
  examples: [
    "move-domain kickline kickline.example www.kickline.example --gateway http://127.0.0.1:8080 --data .marquee/data/gateway",
  ],
  run: async (call) => {
    const { words, get, brands, store, output } = call;
    const [id = "", from = "", to = "", ...more] = words;
    if (to === "" || more.length > 0)
      throw new CommandError("usage", "move-domain takes the brand's id, the host and its new one");
    chooseBrands(brands, [id], false);
    const file = join(brands, id, "brand.json");
    const { domains, movedDomains = [] } = readBrand(join(brands, id));
    const isMoved = movedDomains.includes(from) && domains.includes(to);
    if (!isMoved && !domains.includes(from))
      throw new CommandError("usage", `${id} has no host ${from}${toHint(from, domains)}: ${domains.join(", ")}`);
    const change = createChangeNote(get("by"), get("note"));
    const health = openHealth(call, change);
    const before = editBrand(file, {
      domains: [...new Set(domains.map((host) => (host === from ? to : host)))],
      movedDomains: [...new Set([...movedDomains.filter((host) => host !== to), from])],
    });
    const published = await output.step(`moving ${id} to ${to}`, async () => {
      try {
        await requireSound(brands, [id]);
        return await publishBrand(brands, id, store, change, health);
      } catch (error) {
        // When publishing fails, the brand's data is put back too.
        writeFileSync(file, before);
        throw error;
      }
    });
    const plan = published.merchant === undefined ? [] : toPlanLines(published.merchant);
    await keepReport(brands, store, published.release, plan);
    const lines = [`release ${published.release.number} is live at ${published.release.hosts.join(", ")}`, ...plan];
    return { lines: lines.map((line) => `${id}: ${line}`), data: { brand: id, release: published.release } };
  },
};
