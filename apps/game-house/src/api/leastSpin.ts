/** The least time of one spin in the jurisdiction "GB". */
const leastSpinGb = 2_500;

/** Milliseconds from one spin's start until the next one may start; 0 where the jurisdiction asks for none. */
export function getLeastSpin(jurisdiction: string): number {
  return jurisdiction === "GB" ? leastSpinGb : 0;
}
