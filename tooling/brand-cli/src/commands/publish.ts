import { CommandError } from "../cli/CommandError.ts";
import type { Command } from "../cli/Command.ts";
import { toFaultLine } from "../cli/Output.ts";
import { toEnding } from "../cli/toEnding.ts";
import { chooseBrands, requireFaultless, validateFleet } from "../checks/validateFleet.ts";
import { type Health, publishBrand } from "../publish/goLive.ts";
import { inLanes } from "../publish/inLanes.ts";
import { createChangeNote } from "../publish/createChangeNote.ts";
import { openPause, pauseAbout, pauseOptions } from "../publish/openPause.ts";
import { type Outcome, runWaves } from "../publish/runWaves.ts";
import { shareBrowser } from "../publish/shareBrowser.ts";
import { toWaves, withCanary } from "../publish/toWaves.ts";
import { toPlanLines } from "../publish/openMerchant.ts";
import { keepReport } from "../reports/releaseReport.ts";
import type { Validated } from "../checks/validateBrand.ts";
import { healthAbout, healthOptions, openHealth } from "./health.ts";

async function planLines({ merchants }: Health, id: string): Promise<readonly string[]> {
  if (merchants === null) throw new CommandError("usage", "--plan asks the gateway: name its folder with --data");
  return toPlanLines(await merchants.plan({ id }));
}

/** `pnpm brand publish`: build, compose, check and make live in one step; one faulty brand never blocks the others. */
export const publish: Command = {
  name: "publish",
  usage: "<id>… | --all",
  summary: "Builds brands, checks each in a real browser, and makes it live; one bad brand never blocks the rest",
  options: {
    all: { type: "boolean" },
    wave: { type: "string" },
    canary: { type: "string" },
    ...pauseOptions,
    note: { type: "string" },
    by: { type: "string" },
    "dry-run": { type: "boolean" },
    plan: { type: "boolean" },
    ...healthOptions,
  },
  about: {
    all: "every brand",
    wave: "how many at a time: canary,10%,all; before each next wave you are asked",
    canary: "the brand that goes first, alone",
    ...pauseAbout,
    note: "why, in product words",
    by: "who, if not you",
    "dry-run": "check the data and say what would be published; write nothing",
    plan: "say what the merchant would gain, lose, change and keep; write nothing",
    ...healthAbout,
  },
  examples: [
    "publish kickline --gateway http://127.0.0.1:8080 --note 'A warmer lobby'",
    "publish --all --wave canary,10%,all --canary kickline --soak 10m --gateway http://127.0.0.1:8080",
  ],
  run: async (call) => {
    const { words, is, get, brands, store, output } = call;
    const [chosen, canary] = [chooseBrands(brands, words, is("all")), get("canary")];
    const cut = get("wave") ?? (canary === undefined ? "all" : "canary,all");
    const waves = toWaves(canary === undefined ? chosen : withCanary(chosen, canary, cut), cut);
    const change = createChangeNote(get("by"), get("note"));
    const browser = shareBrowser();
    const health = openHealth(call, change, browser);
    const pause = is("plan") || is("dry-run") ? async () => null : openPause(call);
    const attempt = async ({ id, faults: found }: Validated): Promise<Outcome> => {
      let isLive = false;
      try {
        requireFaultless(found);
        if (is("plan")) {
          const lines = await planLines(health, id);
          return {
            brand: id,
            ending: "done",
            line:
              lines.length === 0
                ? `${id}: its merchant is as the brand says`
                : lines.map((line) => `${id}: ${line}`).join("\n"),
          };
        }
        if (is("dry-run")) return { brand: id, ending: "done", line: `${id} is sound and would be published` };
        const { release, isNew, merchant } = await publishBrand(brands, id, store, change, health);
        isLive = true;
        await keepReport(brands, store, release, merchant === undefined ? [] : toPlanLines(merchant));
        const lines = [
          `release ${release.number} is live${isNew ? "" : " already"}`,
          ...(merchant === undefined ? [] : toPlanLines(merchant)),
        ];
        return {
          brand: id,
          ending: "done",
          line: lines.map((line) => `${id}: ${line}`).join("\n"),
          release: release.number,
        };
      } catch (error) {
        const { ending, message } = toEnding(error);
        const faults = error instanceof CommandError ? error.faults.map(toFaultLine) : [];
        return {
          brand: id,
          ending,
          line: [...faults, `${id}: ${isLive ? "" : "not published: "}${message}`].join("\n"),
        };
      }
    };
    const publishWave = (wave: readonly string[], name: string): Promise<readonly Outcome[]> =>
      output.step(`${name}: ${wave.join(", ")}`, async (tell) => {
        let count = 0;
        return inLanes(await validateFleet(brands, wave), async (checked) => {
          const outcome = await attempt(checked);
          tell(`${(count += 1)} of ${wave.length}`);
          return outcome;
        });
      });
    const { outcomes, lines } = await runWaves(waves, publishWave, pause).finally(browser.close);
    const bad = outcomes.find(({ ending }) => ending !== "done");
    if (bad) throw new CommandError(bad.ending, lines.join("\n"), [], { outcomes });
    return { lines, data: { outcomes } };
  },
};
