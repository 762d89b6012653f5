import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { toHint } from "@marquee/design-tokens";
import { importTokens } from "../importTokens.ts";
import { toLines } from "../toLines.ts";
import { modeWords, toModes } from "../toModes.ts";
import { toReport } from "../toReport.ts";
import { brandsFolder, outputFolder, run } from "./run.ts";

const help = `Usage: pnpm tokens:import <brand> <file or folder> [options]

Reads DTCG 2025.10 files, prints what differs, writes a report in HTML and patches brands/<brand>/tokens. A file is for dark or
light when its name says so, else for both. What the files do not have stays as it is. Without --map the tokens have our names.

Options
  --map <file>          which foreign token becomes which of ours:
                        { "tokens": { "brand.blue": "color.primary", "radii.*": "radius.*", "type.h1.fontSize": "text.headline" },
                          "files": { "Mode 1.tokens.json": "dark" } }
  --partial             the files have only a part of what the mapping names
  --mode <theme>        dark, light or both, for all files, whatever their names say
  --allow-low-contrast  writes colours although people could not read them; otherwise they are refused
  --dry-run             writes no brand file
  --report <file>       where the report goes (default .marquee/tokens/<brand>-import.html)
  --brands <folder>     where the brands are (default brands)
  -h, --help            shows this

Exit codes: 0 done · 1 wrong use · 2 refused data (each line on standard error names file and key; nothing is written)

Examples
  pnpm tokens:import aurelune .marquee/tokens/aurelune
  pnpm tokens:import aurelune ~/Downloads/theme-dark.tokens.json --map ~/Downloads/names.json --dry-run`;

const args = process.argv.slice(2);

process.exitCode = run(args, help, () => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      map: { type: "string" },
      partial: { type: "boolean", default: false },
      mode: { type: "string" },
      "allow-low-contrast": { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      report: { type: "string" },
      brands: { type: "string", default: brandsFolder },
    },
  });
  const [id, path] = positionals;
  if (id === undefined || path === undefined || positionals.length > 2)
    throw new Error(`found ${positionals.length} arguments, expected a brand and a file or folder`);
  const { mode, map } = values;
  const modes = toModes(mode);
  if (mode !== undefined && !modes)
    throw new Error(`found --mode ${mode}, expected dark, light or both${toHint(mode, modeWords)}`);
  const diff = importTokens(values.brands, id, resolve(path), {
    dryRun: values["dry-run"],
    allowLowContrast: values["allow-low-contrast"],
    isPartial: values.partial,
    ...(map === undefined ? {} : { map: resolve(map) }),
    ...(modes ? { modes } : {}),
  });
  const report = resolve(values.report ?? join(outputFolder, `${id}-import.html`));
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, toReport(diff));
  for (const line of toLines(diff)) console.log(line);
  console.log(
    `${values["dry-run"] ? "nothing written (dry run)" : `${new Set(diff.changes.map(({ file }) => file)).size} files written`}; report: ${report}`,
  );
});
