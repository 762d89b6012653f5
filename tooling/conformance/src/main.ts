import { ArgumentError, readArguments } from "./readArguments.ts";
import { runConformance } from "./runConformance.ts";
import type { Result } from "./runConformance.ts";
import { toResultLine } from "./toResultLine.ts";

try {
  const { target, orders } = readArguments(process.argv.slice(2));
  const { results, calls } = await runConformance(target, {
    orders,
    onResult: (result) => process.stdout.write(toResultLine(result)),
  });
  const count = (outcome: Result["outcome"]): number => results.filter((result) => result.outcome === outcome).length;
  process.stdout.write(
    `${calls} calls: ${count("passed")} passed, ${count("failed")} failed, ${count("not run")} not run\n`,
  );
  process.exitCode = count("failed") === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
