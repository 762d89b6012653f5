import { useLingui } from "@lingui/react/macro";
import { formatRebate, parseRebate } from "./rebates.ts";

/** Which rebates can be given, in hundredths of a percent. */
export interface RebateRange {
  readonly least?: number;
  readonly most: number;
}

/** The rule of a field with a rebate: its hint, and what is wrong with a typed text. */
export function useRebateRule({ least: lowest = 0, most: highest }: RebateRange): {
  readonly hint: string;
  readonly check: (typed: string) => string | undefined;
} {
  const { t, i18n } = useLingui();
  const [least, most] = [lowest, highest].map((rebate) => formatRebate(i18n.locale, rebate));
  const example = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 2 }).format(0.55);
  const range = t`From ${least} to ${most}`;
  return {
    hint: range,
    check: (typed) => {
      const rebate = parseRebate(typed);
      if (rebate === undefined) return t`A percentage with at most two digits after the point, such as ${example}`;
      return rebate < lowest || rebate > highest ? range : undefined;
    },
  };
}
