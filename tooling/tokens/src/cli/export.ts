import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { listBrands } from "@marquee/design-tokens/brands";
import { exportTokens } from "../exportTokens.ts";
import { brandsFolder, outputFolder, run } from "./run.ts";

const help = `Usage: pnpm tokens:export [brand] [options]

Writes a brand's tokens for a design tool: one DTCG 2025.10 file for each collection (core, semantic, component) and theme
(dark, light), as Figma's variables have them. Without a brand: those of all brands.

Options
  --out <folder>     where to write; <folder>/<brand>/… (default .marquee/tokens)
  --brands <folder>  where the brands are (default brands)
  -h, --help         shows this

Exit codes: 0 done · 1 wrong use · 2 refused data (each line on standard error names file and key)

Examples
  pnpm tokens:export aurelune
  pnpm tokens:export --out /tmp/tokens`;

const args = process.argv.slice(2);

process.exitCode = run(args, help, () => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: "string", default: outputFolder }, brands: { type: "string", default: brandsFolder } },
  });
  if (positionals.length > 1) throw new Error(`found ${positionals.length} brands, expected one or none`);
  for (const id of positionals.length === 1 ? positionals : listBrands(values.brands)) {
    const folder = join(resolve(values.out), id);
    const files = exportTokens(values.brands, id, folder);
    console.log(`${id}: ${files.length} files in ${folder}`);
  }
});
