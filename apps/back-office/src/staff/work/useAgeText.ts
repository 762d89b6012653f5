import { useLingui } from "@lingui/react/macro";
import { toDateTag } from "@marquee/contract";

const steps = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** Writes a span of time in its largest unit, such as "3 hours"; less than a minute is one. */
export function useAgeText(): (milliseconds: number) => string {
  const { i18n } = useLingui();
  return (milliseconds) => {
    const [unit, size] = steps.find(([, length]) => milliseconds >= length) ?? (["minute", 60_000] as const);
    const count = Math.max(1, Math.floor(milliseconds / size));
    return new Intl.NumberFormat(toDateTag(i18n.locale), { style: "unit", unit, unitDisplay: "long" }).format(count);
  };
}
