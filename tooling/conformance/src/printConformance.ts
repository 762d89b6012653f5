import { ArgumentError } from "./readArguments.ts";
import type { Result } from "./runConformance.ts";
import { toResultLine } from "./toResultLine.ts";

/** Prints a run, case by case, and its sum; the exit code is 0 when no case failed, 1 when one did, 2 for a wrong option. */
export async function printConformance(
  run: (onResult: (result: Result) => void) => Promise<readonly Result[]>,
): Promise<void> {
  try {
    const results = await run((result) => process.stdout.write(toResultLine(result)));
    const count = (outcome: Result["outcome"]): number => results.filter((result) => result.outcome === outcome).length;
    process.stdout.write(
      `${results.length} cases: ${count("passed")} passed, ${count("failed")} failed, ${count("not run")} not run\n`,
    );
    process.exitCode = count("failed") === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
