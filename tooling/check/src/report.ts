/** Prints a check's findings; any finding sets exit code 1. */
export function report(faults: readonly string[]): void {
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
