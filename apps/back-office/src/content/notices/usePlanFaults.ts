import { useLingui } from "@lingui/react/macro";
import { useDesk } from "../../frame/DeskContext.ts";
import { toOfferTimeFaults } from "../../promotions/offerTimes.ts";
import { useZoneName } from "../../texts/useZoneName.ts";
import { listAudienceFaults, type PlanValues, toWord } from "./planValues.ts";

/** The faults of a form's schedule and audience, in words, by field. */
export function usePlanFaults(): (values: PlanValues) => Readonly<Record<string, string>> {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const { timeZone } = useDesk().merchant;
  const texts = {
    date: t`There is no such time in ${zone}.`,
    order: t`The end is after the start.`,
    days: t`A number of days from 1 to 3,650.`,
    amount: t`An amount such as 100 or 99.5.`,
    count: t`A number from 1 to 10,000.`,
    country: t`Country codes have two letters, such as VN TH.`,
    language: t`Codes of languages, such as EN VI.`,
    currency: t`Choose a currency.`,
  };
  return (values) => {
    const found = { ...toOfferTimeFaults(values, timeZone), ...listAudienceFaults(values) };
    const [from, to] = [toWord(values["hoursFrom"]), toWord(values["hoursTo"])];
    return {
      ...Object.fromEntries(
        Object.entries(found).flatMap(([name, fault]) => (fault === undefined ? [] : [[name, texts[fault]]])),
      ),
      ...((from === "") === (to === "") && (from === "" || from !== to)
        ? {}
        : { hoursTo: t`Both hours, and not the same.` }),
    };
  };
}
