import { sweepVariable } from "@marquee/sweep";
import { endWithHelp } from "./endWithHelp.ts";
import { listUnknown } from "./listUnknown.ts";
import { root } from "./root.ts";
import { runTasks } from "./runTasks.ts";
import { listSuites } from "./suites.ts";

const every = listSuites(root, "sweep");
const names = every.map(({ name }) => name);
const only = process.argv.slice(2).filter((name) => name !== "--");
endWithHelp(`pnpm sweep [suite …]

Tries every screen and story in the full product of brands, themes, languages and widths, of which \`pnpm test\` tries one brand
each, every test of the gateway on the embedded database, and 200 histories of each model. Takes long: run it before a release and after a change of the design system. Runs each suite that has a script \`sweep\`, or
the named ones alone; installs what they need, and writes test-results/summary.json.

Suites
  ${names.join("\n  ")}

Exit codes: 0 all passed, 1 something failed or there is no such suite.`);
const unknown = listUnknown(only, names);
if (unknown.length > 0) {
  console.error(unknown.join("\n"));
  process.exit(1);
}
process.env[sweepVariable] = "1";
process.env["MARQUEE_HISTORIES"] ??= "200";
await runTasks(
  every.filter(({ name }) => only.length === 0 || only.includes(name)),
  [],
);
