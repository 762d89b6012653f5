import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { chooseBrands } from "../checks/validateFleet.ts";
import { createChangeNote } from "../publish/createChangeNote.ts";
import { type Part, rollBack } from "../publish/goLive.ts";
import { toPlanLines } from "../publish/openMerchant.ts";
import { keepReport } from "../reports/releaseReport.ts";
import { healthAbout, healthOptions, openHealth } from "./health.ts";

/** `pnpm brand rollback`: makes the previous release live again within a second; nothing is built. */
export const rollback: Command = {
  name: "rollback",
  usage: "<id>",
  summary: "Makes an older release live again, or its look or its engine alone; nothing is built",
  options: {
    look: { type: "boolean" },
    engine: { type: "boolean" },
    to: { type: "string" },
    note: { type: "string" },
    by: { type: "string" },
    ...healthOptions,
  },
  about: {
    look: "its look over the engine of now",
    engine: "its engine under the look of now",
    to: "the release's number; the one that was live before this one first was, when it is not given",
    note: "why",
    by: "who, if not you",
    ...healthAbout,
  },
  examples: ["rollback kickline --unchecked", "rollback kickline --look --to 12 --gateway http://127.0.0.1:8080"],
  run: async (call) => {
    const { words, is, get, brands, store, output } = call;
    const [id = ""] = chooseBrands(brands, words.slice(0, 1), false);
    const to = get("to");
    if (to !== undefined && !/^[1-9]\d{0,8}$/.test(to))
      throw new CommandError("usage", `--to ${to}: a release has a number, such as 12`);
    if (is("look") && is("engine"))
      throw new CommandError("usage", "--look or --engine, not both: without either the whole release comes back");
    const part: Part = is("look") ? "look" : is("engine") ? "engine" : "all";
    const change = createChangeNote(get("by"), get("note"));
    const health = openHealth(call, change);
    const { release, isNew, merchant } = await output.step(`rolling back ${id}`, () =>
      rollBack(store, id, to === undefined ? null : Number(to), part, change, health),
    );
    const plan = merchant === undefined ? [] : toPlanLines(merchant);
    await keepReport(brands, store, release, plan);
    const hint =
      health.merchants === null
        ? [
            "the merchant's settings and hosts stay as they are: name the gateway's folder with --data, and they go back too",
          ]
        : [];
    const lines = [`release ${release.number} is live${isNew ? "" : " already"}`, ...plan, ...hint];
    return { lines: lines.map((line) => `${id}: ${line}`), data: { brand: id, release, merchant: merchant ?? null } };
  },
};
