import { useLingui } from "@lingui/react/macro";
import { useAmountDigits, useAmountFault } from "../forms/useAmountDigits.ts";
import { useGameTexts } from "../games/useGameTexts.ts";
import { type PointSettingsFault, toPercentField } from "./pointSettingsValues.ts";

const ranks = Array.from({ length: 10 }, (_, rank) => rank);

/** What the fields are called, by name, and what is said of a fault. */
export function usePointSettingsTexts(currency: string) {
  const { t } = useLingui();
  const digits = useAmountDigits(currency);
  const toAmountFault = useAmountFault();
  const { categories } = useGameTexts();
  const labels: Readonly<Record<string, string>> = {
    ...categories,
    ratio: t`So many points`,
    unit: t`are worth, in ${currency}`,
    convertMin: t`Fewest points of a conversion`,
    convertMax: t`Most points that a member converts in a day`,
    multiple: t`In multiples of`,
    turnoverPercent: t`How much of the money has to be staked, in percent of it`,
    autoAmount: t`Money for points without staff, for each member and day, in ${currency}`,
    accountDays: t`How many days old an account has to be; 0 for none`,
    oncePerPerson: t`Accounts of one person or household`,
    ...Object.fromEntries(ranks.map((rank) => [toPercentField(rank), t`Rank ${rank}`])),
  };
  const toFaultText = (fault: PointSettingsFault): string =>
    ({
      amount: toAmountFault(digits),
      count: t`A whole number, from 1 on.`,
      percent: t`A whole number of percent.`,
      days: t`A whole number from 0 to 365.`,
      multiple: t`Not a multiple.`,
      least: t`Not less than the fewest points of a conversion.`,
    })[fault];
  const persons = { off: t`Each counts for itself`, on: t`Count as one` };
  return { labels, digits, persons, toFaultText };
}
