import { listChecks } from "./checks.ts";
import { endWithHelp } from "./endWithHelp.ts";
import { root } from "./root.ts";
import { run } from "./run.ts";

/** Runs every check to its end and returns the names of those that passed and of those that failed; output goes to `say`. */
export async function runChecks(say?: (text: string) => void): Promise<{ passed: string[]; failed: string[] }> {
  const passed: string[] = [];
  const failed: string[] = [];
  for (const { name, command } of listChecks(root)) {
    const title = `check ${name}`;
    if (say) say(`${title}\n`);
    else console.log(title);
    ((await run("sh", ["-c", command], root, {}, say)) === 0 ? passed : failed).push(name);
  }
  return { passed, failed };
}

const help = () => `pnpm check

Runs every check of the tree's shape, each to its end:
${listChecks(root)
  .map(({ name }) => `  pnpm check:${name}`)
  .join("\n")}

Exit codes: 0 nothing found, 1 something found.`;

if (import.meta.main) {
  endWithHelp(help());
  const { passed, failed } = await runChecks();
  console.log(failed.length === 0 ? `${passed.length} checks passed` : `checks failed: ${failed.join(", ")}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
