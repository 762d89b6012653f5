import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { listBrands } from "@marquee/design-tokens/brands";
import { exportTokens } from "../exportTokens.ts";
import { brandsFolder, outputFolder, run } from "./run.ts";

// pnpm tokens:export [brand] [--out <folder>] [--brands <folder>]
process.exitCode = run(() => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: "string", default: outputFolder }, brands: { type: "string", default: brandsFolder } } });
  if (positionals.length > 1) throw new Error("tokens:export [brand] [--out <folder>]");
  for (const id of positionals.length === 1 ? positionals : listBrands(values.brands)) {
    const folder = join(resolve(values.out), id);
    const files = exportTokens(values.brands, id, folder);
    console.log(`${id}: ${files.length} files in ${folder}`);
  }
});
