import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import type { Ending } from "../cli/ExitCode.ts";
import { toEnding } from "../cli/toEnding.ts";
import { chooseBrands, requireFaultless, validateFleet } from "../checks/validateFleet.ts";
import { type Built, buildBrand } from "../publish/buildBrand.ts";
import type { BrandFault } from "@marquee/whitelabel/brand";

/** A brand that was not built, and why. */
type Failed = {
  readonly id: string;
  readonly ending: Ending;
  readonly message: string;
  readonly faults: readonly BrandFault[];
};

/** `pnpm brand build`: engine and layer into the store; nothing goes live. */
export const build: Command = {
  name: "build",
  usage: "<id>… | --all",
  summary:
    "Builds engines and layers into the store and prints their digests; nothing goes live, and one bad brand never blocks the rest",
  options: { all: { type: "boolean" } },
  about: { all: "every brand" },
  examples: ["build kickline", "build --all --json"],
  run: async ({ words, is, brands, store, output }) => {
    const ids = chooseBrands(brands, words, is("all"));
    const checked = await output.step("checking", () => validateFleet(brands, ids));
    const built: Built[] = [];
    const failed: Failed[] = [];
    for (const { id, faults } of checked) {
      try {
        requireFaultless(faults);
        built.push(await output.step(`building ${id}`, () => buildBrand(brands, id, store)));
      } catch (error) {
        failed.push({ id, ...toEnding(error), faults });
      }
    }
    const rows = built.map(({ engine, layer, milliseconds }) => ({
      brand: layer.brand.id,
      engine: engine.digest,
      layer: layer.digest,
      modules: engine.bom.modules.length,
      bytes: Object.values(engine.bom.bytes).reduce((sum, bytes) => sum + bytes, 0),
      milliseconds,
    }));
    const lines = rows.map(
      (row) =>
        `${row.brand}: engine ${row.engine}, layer ${row.layer}, ${row.modules} modules, ${(row.bytes / 1000).toFixed(0)} kB, ${row.milliseconds} ms`,
    );
    const [first] = failed;
    if (first === undefined) return { lines, data: { built: rows } };
    throw new CommandError(
      first.ending,
      [...lines, ...failed.map(({ id, message }) => `${id}: not built: ${message}`)].join("\n"),
      failed.flatMap(({ faults }) => faults),
      { built: rows },
    );
  },
};
