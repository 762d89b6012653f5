import { useLingui } from "@lingui/react/macro";
import { keepDays } from "@marquee/contract";
import { useAmountDigits, useAmountFault } from "../forms/useAmountDigits.ts";
import { type RankSettingsFault, setLevels } from "./rankSettingsValues.ts";

/** What the fields are called, by name, and what is said of a fault. */
export function useRankSettingsTexts(currency: string) {
  const { t } = useLingui();
  const digits = useAmountDigits(currency);
  const toAmountFault = useAmountFault();
  const labels: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      setLevels.flatMap((level) => [
        [`growth${level}`, t`Level ${level}: valid bets, in ${currency}`],
        [`gift${level}`, t`Level ${level}: gift, in ${currency}`],
        [`raise${level}`, t`Level ${level}: added rebate, in %`],
      ]),
    ),
    keepPercent: t`What keeps a level for ${keepDays} days, in percent of its valid bets`,
    factor: t`How many times a gift has to be staked; 0 for not at all`,
  };
  const toFaultText = (fault: RankSettingsFault): string =>
    ({
      amount: toAmountFault(digits),
      percent: t`A whole number from 0 to 100.`,
      raise: t`A percentage from 0 to 5 with at most two decimals.`,
      factor: t`A whole number from 0 to 100.`,
      more: t`More than the level before.`,
    })[fault];
  return { labels, digits, toFaultText };
}
