/** Prints what a check found; a finding makes the process end with 1. */
export function report(faults: readonly string[]): void {
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
