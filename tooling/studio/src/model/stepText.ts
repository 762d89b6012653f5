const steps: Readonly<Record<string, number>> = { px: 1, rem: 0.0625, ms: 10, s: 0.01, "": 0.05 };

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * A size, time or number one step up or down (`by` 1 or -1, or more steps at once), as arrow keys do: `4px` becomes
 * `5px`. Weights go by hundreds. Undefined for a text that has no next one, an alias or a colour.
 */
export function stepText(text: string, by: number): string | undefined {
  const [, amount, unit = ""] = /^(-?\d*\.?\d+)([a-z]*)$/.exec(text.trim()) ?? [];
  const step = steps[unit];
  if (amount === undefined || step === undefined) return undefined;
  const isWeight = unit === "" && Number(amount) >= 100;
  return `${round(Number(amount) + by * (isWeight ? 100 : step))}${unit}`;
}
