import { Trans, useLingui } from "@lingui/react/macro";
import { getCurrencyDigits, raffleLimits } from "@marquee/contract";
import { Button, Form, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers, setIn } from "formik";
import { useState } from "react";
import { isApiError } from "../api/ApiError.ts";
import { useMakeRaffleMutation } from "../api/endpoints/raffle/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useAmountFault } from "../forms/useAmountDigits.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { loadErrorText, toFieldText } from "../texts/errorText.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { useZoneName } from "../texts/useZoneName.ts";
import { RaffleFields } from "./RaffleFields.tsx";
import {
  counts,
  type RaffleFault,
  type RaffleValues,
  toRaffleFaults,
  toRaffleTerms,
  toRaffleValues,
} from "./raffleValues.ts";

function useFaultTexts(): (digits: number) => Readonly<Record<RaffleFault, string>> {
  const { t, i18n } = useLingui();
  const { zone } = useZoneName();
  const { toWhole } = useRangeTexts();
  const toAmountFault = useAmountFault();
  const most = i18n.number(raffleLimits.mostTickets);
  return (digits) => ({
    required: t`Fill this in.`,
    amount: toAmountFault(digits),
    points: t`Enter a whole number of points above zero.`,
    count: toWhole(counts.count),
    factor: toWhole(counts.factor),
    date: t`There is no such time in ${zone}.`,
    order: t`The end is after the start.`,
    noPrize: t`At least one prize is something else.`,
    tickets: t`At most ${most} tickets in all.`,
  });
}

/** Makes a raffle. What was typed stays when it is refused. */
export function RaffleForm({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const ranges = useRangeTexts();
  const { merchant } = useDesk();
  const { timeZone } = merchant;
  const { mostOpenDays } = raffleLimits;
  const [make] = useMakeRaffleMutation();
  const [refusal, setRefusal] = useState<string>();
  const toTexts = useFaultTexts();
  // One id for the form: sent twice, it makes one raffle.
  const [ids] = useState(() => ({ id: crypto.randomUUID(), proposalId: crypto.randomUUID() }));
  const [first] = useState(() => toRaffleValues(merchant.currencies[0] ?? "", timeZone, Date.now()));
  const toDigits = ({ currency }: RaffleValues): number =>
    merchant.currencyDigits?.[currency] ?? getCurrencyDigits(currency);
  const texts: Readonly<Record<string, string>> = {
    "opensAt date": t`At least a minute from now, and within a year.`,
    "closesAt date": t`After the start, and at most ${mostOpenDays} days later.`,
  };
  const check = (values: RaffleValues): FormikErrors<RaffleValues> => {
    const digits = toDigits(values);
    const words = toTexts(digits);
    let errors: FormikErrors<RaffleValues> = {};
    for (const [path, found] of Object.entries(toRaffleFaults(values, { timeZone, digits })))
      errors = setIn(errors, path, words[found]);
    return values.reason.trim().length < 3 ? setIn(errors, "reason", ranges.reason) : errors;
  };
  const submit = async (values: RaffleValues, { setErrors }: FormikHelpers<RaffleValues>): Promise<void> => {
    setRefusal(undefined);
    try {
      const terms = toRaffleTerms(values, timeZone);
      const reason = values.reason.trim();
      const { proposal } = await make({ merchant: merchant.code, ...ids, ...terms, reason }).unwrap();
      if (proposal === null) notify(t`The raffle is planned.`, { tone: "success" });
      else
        notify(t`Proposed, because it gives much away. It is planned when another person approves it.`, {
          tone: "info",
        });
    } catch (error) {
      setRefusal(await loadErrorText(i18n, error));
      let errors: FormikErrors<RaffleValues> = {};
      for (const field of isApiError(error) ? error.fields : []) {
        const path = field.name.replace(/names$/, "names.EN").replace(/^prizes$/, "prizes.0.count");
        errors = setIn(errors, path, texts[`${field.name} ${field.rule}`] ?? toFieldText(i18n, field));
      }
      return setErrors(errors);
    }
    onClose();
  };
  return (
    <Formik initialValues={first} validate={check} onSubmit={submit}>
      {({ isSubmitting, values }) => (
        <Form label={t`New raffle`}>
          <LeaveGuard />
          <Text size="small" tone="muted">
            <Trans>
              The tickets are shuffled when the raffle is made, and nothing of it can be changed afterwards. It can be
              stopped; what was drawn stays.
            </Trans>
          </Text>
          <RaffleFields values={values} digits={toDigits(values)} />
          <FormTextField name="reason" label={t`Why`} hint={t`For the audit log.`} maxLength={500} autoComplete="off" />
          <FormFault text={refusal} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            <Trans>Make the raffle</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
