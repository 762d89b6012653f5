import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { generate, listStale } from "./generate.ts";

const help = `pnpm generate [--check]

Writes the files that are made of folders: the doors of the contract and the client, the lists of domains, modules and tables.
With --check it writes nothing and names those that are stale.

Exit codes: 0 done or nothing stale, 1 stale or cannot be made, 2 an unknown option.`;

const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");

/** @returns the exit code */
async function run(): Promise<number> {
  const { values } = parseArgs({ options: { check: { type: "boolean" }, help: { type: "boolean", short: "h" } } });
  if (values.help === true) console.log(help);
  else if (values.check === true) {
    const stale = await listStale(root);
    for (const { path } of stale) console.log(`${path} is stale: run pnpm generate`);
    return stale.length > 0 ? 1 : 0;
  } else for (const path of await generate(root)) console.log(`write ${path}`);
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  const isUsage = error instanceof Error && Reflect.get(error, "code") === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
}
