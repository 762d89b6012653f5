import type { Command } from "../cli/Command.ts";
import { chooseBrands, requireSound } from "../checks/validateFleet.ts";
import { buildBrand } from "../publish/buildBrand.ts";

/** `pnpm brand build`: engine and layer into the store; nothing goes live. */
export const build: Command = {
  name: "build",
  usage: "<id>… | --all",
  summary: "Builds engines and layers into the store and prints their digests; nothing goes live",
  options: { all: { type: "boolean" } },
  about: { all: "every brand" },
  examples: ["build kickline", "build --all --json"],
  run: async ({ words, is, brands, store, output }) => {
    const ids = chooseBrands(brands, words, is("all"));
    await output.step("checking", () => requireSound(brands, ids));
    const built = [];
    for (const id of ids) built.push(await output.step(`building ${id}`, () => buildBrand(brands, id, store)));
    const rows = built.map(({ engine, layer, milliseconds }) => ({
      brand: layer.brand.id,
      engine: engine.digest,
      layer: layer.digest,
      modules: engine.bom.modules.length,
      bytes: Object.values(engine.bom.bytes).reduce((sum, bytes) => sum + bytes, 0),
      milliseconds,
    }));
    return {
      lines: rows.map(
        (row) =>
          `${row.brand}: engine ${row.engine}, layer ${row.layer}, ${row.modules} modules, ${(row.bytes / 1000).toFixed(0)} kB, ${row.milliseconds} ms`,
      ),
      data: { built: rows },
    };
  },
};
