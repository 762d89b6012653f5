import { useLingui } from "@lingui/react/macro";
import { reasonLength } from "@marquee/contract/staff";

/** The range that a figure has to be in. */
export type Range = readonly [least: number, most: number];

/** What is said of a field whose figure or length is out of its range: the range. */
export function useRangeTexts() {
  const { t, i18n } = useLingui();
  return {
    toWhole: ([least, most]: Range): string => t`A whole number from ${i18n.number(least)} to ${i18n.number(most)}.`,
    toPercent: ([least, most]: Range): string =>
      t`A number from ${i18n.number(least)} to ${i18n.number(most)}, with at most two decimals.`,
    /** Of a reason. */
    reason: t`Give the reason, in ${reasonLength.least} to ${reasonLength.most} characters.`,
  };
}
