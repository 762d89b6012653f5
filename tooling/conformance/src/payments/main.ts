import { ArgumentError } from "../readArguments.ts";
import type { Result } from "../runConformance.ts";
import { toResultLine } from "../toResultLine.ts";
import { readPaymentArguments } from "./readPaymentArguments.ts";
import { runPaymentConformance } from "./runPaymentConformance.ts";

try {
  const target = await readPaymentArguments(process.argv.slice(2));
  const results = await runPaymentConformance(target, {
    onResult: (result) => process.stdout.write(toResultLine(result)),
  });
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
