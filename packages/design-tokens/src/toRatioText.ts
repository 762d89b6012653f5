/** A contrast ratio with two places, rounded down: one that falls short never reads as if it did not. */
export function toRatioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
