import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { importTokens } from "../importTokens.ts";
import { toLines } from "../toLines.ts";
import { toReport } from "../toReport.ts";
import { brandsFolder, outputFolder, run } from "./run.ts";

// pnpm tokens:import <brand> <folder> [--dry-run] [--gate] [--report <file>] [--brands <folder>]
process.exitCode = run(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false }, gate: { type: "boolean", default: false }, report: { type: "string" }, brands: { type: "string", default: brandsFolder } },
  });
  const [id, folder] = positionals;
  if (id === undefined || folder === undefined || positionals.length > 2) throw new Error("tokens:import <brand> <folder> [--dry-run] [--gate] [--report <file>]");
  const diff = importTokens(values.brands, id, resolve(folder), { dryRun: values["dry-run"], gate: values.gate });
  const report = resolve(values.report ?? join(outputFolder, `${id}-import.html`));
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, toReport(diff));
  for (const line of toLines(diff)) console.log(line);
  console.log(`${values["dry-run"] ? "nothing written (dry run)" : `${new Set(diff.changes.map(({ file }) => file)).size} files written`}; report: ${report}`);
});
