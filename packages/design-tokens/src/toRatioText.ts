/** A contrast ratio with two decimal places, rounded down, so that one below its minimum never looks sufficient. */
export function toRatioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
