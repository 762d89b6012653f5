/** The value that `share` of all do not pass: 0.99 for the p99. */
export function toQuantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}
