import { useLingui } from "@lingui/react/macro";
import { useDesk } from "../../frame/DeskContext.ts";
import { toOfferTimeFaults } from "../../promotions/offerTimes.ts";
import { areHoursWrong } from "../../forms/weekHours.ts";
import { useZoneName } from "../../texts/useZoneName.ts";
import { type AudienceValues, listAudienceFaults, toWord } from "./audienceValues.ts";
import type { PlanValues } from "./planValues.ts";

type Faults = Readonly<Record<string, string>>;

const toTexts = <Fault extends string>(
  found: Readonly<Record<string, Fault | undefined>>,
  texts: Readonly<Record<Fault, string>>,
): Faults =>
  Object.fromEntries(
    Object.entries(found).flatMap(([name, fault]) => (fault === undefined ? [] : [[name, texts[fault]]])),
  );

/** The faults of a form's audience, in words, by field. */
export function useAudienceFaults(): (values: AudienceValues) => Faults {
  const { t } = useLingui();
  const texts = {
    days: t`A number of days from 1 to 3,650.`,
    amount: t`An amount such as 100 or 99.5.`,
    count: t`A number from 1 to 10,000.`,
    country: t`Country codes have two letters, such as VN TH.`,
    language: t`Codes of languages, such as EN VI.`,
    currency: t`Choose a currency.`,
  };
  return (values) => toTexts(listAudienceFaults(values), texts);
}

/** The faults of a form's schedule and audience, in words, by field. */
export function usePlanFaults(): (values: PlanValues) => Faults {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const { timeZone } = useDesk().merchant;
  const listFaults = useAudienceFaults();
  const texts = { date: t`There is no such time in ${zone}.`, order: t`The end is after the start.` };
  return (values) => {
    return {
      ...toTexts(toOfferTimeFaults(values, timeZone), texts),
      ...(toWord(values["segment"]) === "" ? listFaults(values) : {}),
      ...(areHoursWrong(values) ? { hoursTo: t`Both hours, and not the same.` } : {}),
    };
  };
}
