import { CommandError } from "../cli/CommandError.ts";
import type { Command } from "../cli/Command.ts";
import type { Ending } from "../cli/ExitCode.ts";
import { toFaultLine } from "../cli/Output.ts";
import { toEnding } from "../cli/toEnding.ts";
import { chooseBrands, requireSound } from "../checks/validateFleet.ts";
import { type Health, publishBrand } from "../publish/goLive.ts";
import { openOccasion } from "../publish/openOccasion.ts";
import { toWaves } from "../publish/toWaves.ts";
import { toPlanLines } from "../publish/openMerchant.ts";
import { keepReport } from "../reports/releaseReport.ts";
import { healthAbout, healthOptions, openHealth } from "./health.ts";

/** How one brand's publish ended. */
type Outcome = { readonly brand: string; readonly ending: Ending; readonly line: string; readonly release?: number };

async function planLines({ merchants }: Health, id: string): Promise<readonly string[]> {
  if (merchants === null) throw new CommandError("usage", "--plan asks the gateway: name its folder with --data");
  return toPlanLines(await merchants.plan({ id }));
}

/** `pnpm brand publish`: build, compose, check, and make live in one step; one bad brand never blocks the rest. */
export const publish: Command = {
  name: "publish",
  usage: "<id>… | --all",
  summary: "Builds brands, checks each in a real browser, and makes it live; one bad brand never blocks the rest",
  options: { all: { type: "boolean" }, wave: { type: "string" }, note: { type: "string" }, by: { type: "string" }, "dry-run": { type: "boolean" }, plan: { type: "boolean" }, ...healthOptions },
  about: { all: "every brand", wave: "how many at a time: canary,10%,all", note: "why, in product words", by: "who, if not you", "dry-run": "check the data and say what would be published; write nothing", plan: "say what the merchant would gain, lose, change and keep; write nothing", ...healthAbout },
  examples: ["publish kickline --gateway http://127.0.0.1:8080 --note 'A warmer lobby'", "publish --all --wave canary,10%,all --gateway http://127.0.0.1:8080"],
  run: async (call) => {
    const { words, is, get, brands, store, output } = call;
    const ids = chooseBrands(brands, words, is("all"));
    const waves = toWaves(ids, get("wave") ?? "all");
    const occasion = openOccasion(get("by"), get("note"));
    const health = openHealth(call, occasion);
    const attempt = async (id: string): Promise<Outcome> => {
      let isLive = false;
      try {
        await requireSound(brands, [id]);
        if (is("plan")) {
          const lines = await planLines(health, id);
          return { brand: id, ending: "done", line: lines.length === 0 ? `${id}: its merchant is as the brand says` : lines.map((line) => `${id}: ${line}`).join("\n") };
        }
        if (is("dry-run")) return { brand: id, ending: "done", line: `${id} is sound and would be published` };
        const { release, isNew, merchant } = await publishBrand(brands, id, store, occasion, health);
        isLive = true;
        await keepReport(brands, store, release, merchant === undefined ? [] : toPlanLines(merchant));
        const lines = [`release ${release.number} is live${isNew ? "" : " already"}`, ...(merchant === undefined ? [] : toPlanLines(merchant))];
        return { brand: id, ending: "done", line: lines.map((line) => `${id}: ${line}`).join("\n"), release: release.number };
      } catch (error) {
        const { ending, message } = toEnding(error);
        const faults = error instanceof CommandError ? error.faults.map(toFaultLine) : [];
        return { brand: id, ending, line: [...faults, `${id}: ${isLive ? "" : "not published: "}${message}`].join("\n") };
      }
    };
    const outcomes: Outcome[] = [];
    for (const [index, wave] of waves.entries()) {
      const ended = [];
      for (const id of wave) ended.push(await output.step(`wave ${index + 1} of ${waves.length}: ${id}`, () => attempt(id)));
      outcomes.push(...ended);
      if (ended.every(({ ending }) => ending !== "done") && index + 1 < waves.length) {
        outcomes.push(...waves.slice(index + 1).flat().map((brand): Outcome => ({ brand, ending: "failed", line: `${brand}: not tried, since nothing of the wave before went live` })));
        break;
      }
    }
    const bad = outcomes.find(({ ending }) => ending !== "done");
    const lines = outcomes.map(({ line }) => line);
    if (bad) throw new CommandError(bad.ending, lines.join("\n"), [], { outcomes });
    return { lines, data: { outcomes } };
  },
};
