import { Trans, useLingui } from "@lingui/react/macro";
import { getCurrencyDigits, mostOpenDays } from "@marquee/contract";
import { Button, Form, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { useMakeRedEnvelopeMutation } from "../api/endpoints/red-envelope/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useAmountFault } from "../forms/useAmountDigits.ts";
import { useSubmit } from "../forms/useSubmit.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { useZoneName } from "../texts/useZoneName.ts";
import {
  counts,
  type EnvelopeFault,
  type EnvelopeValues,
  toEnvelopeFaults,
  toEnvelopeTerms,
  toEnvelopeValues,
} from "./envelopeValues.ts";
import { RedEnvelopeFields } from "./RedEnvelopeFields.tsx";

function useFaultTexts(): (digits: number) => Readonly<Record<EnvelopeFault, string>> {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const { toWhole } = useRangeTexts();
  const toAmountFault = useAmountFault();
  return (digits) => ({
    required: t`Fill this in.`,
    amount: toAmountFault(digits),
    count: toWhole(counts.count),
    factor: toWhole(counts.factor),
    date: t`There is no such time in ${zone}.`,
    order: t`The end is after the start.`,
    tooMuch: t`So many parts of this size come to more than the total.`,
    tooLittle: t`Not less than the smallest part, and so many parts of this size come to the total or more.`,
  });
}

/** Makes an envelope. What was typed stays when it is refused. */
export function RedEnvelopeForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
  const { merchant } = useDesk();
  const { timeZone } = merchant;
  const [make] = useMakeRedEnvelopeMutation();
  const toTexts = useFaultTexts();
  // One id for the form: sent twice, it makes one envelope.
  const [ids] = useState(() => ({ id: crypto.randomUUID(), proposalId: crypto.randomUUID() }));
  const [initialValues] = useState(() => toEnvelopeValues(merchant.currencies[0] ?? "", timeZone, Date.now()));
  const toDigits = (values: EnvelopeValues): number => {
    const currency = values["currency"] ?? "";
    return merchant.currencyDigits?.[currency] ?? getCurrencyDigits(currency);
  };
  const { fault, submit } = useSubmit(
    (values: EnvelopeValues) =>
      make({
        merchant: merchant.code,
        ...ids,
        ...toEnvelopeTerms(values, timeZone),
        reason: values["reason"]?.trim() ?? "",
      }).unwrap(),
    ({ proposal }) => {
      if (proposal === null) notify(t`The envelope is planned.`, { tone: "success" });
      else
        notify(t`Proposed, because it gives much away. It is planned when another person approves it.`, {
          tone: "info",
        });
      onClose();
    },
    {
      "opensAt date": t`At least a minute from now, and within a year.`,
      "closesAt date": t`After the start, and at most ${mostOpenDays} days later.`,
    },
  );
  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => {
        const digits = toDigits(values);
        const texts = toTexts(digits);
        return {
          ...Object.fromEntries(
            Object.entries(toEnvelopeFaults(values, { timeZone, digits })).map(([name, found]) => [name, texts[found]]),
          ),
          ...((values["reason"]?.trim().length ?? 0) < 3 ? { reason: ranges.reason } : {}),
        };
      }}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form label={t`New red envelope`}>
          <LeaveGuard />
          <Text size="small" tone="muted">
            <Trans>
              The parts are drawn when the envelope is made, and nothing of it can be changed afterwards. It can be
              stopped; parts that were paid stay paid.
            </Trans>
          </Text>
          <RedEnvelopeFields currency={values["currency"] ?? ""} />
          <FormTextField name="reason" label={t`Why`} hint={t`For the audit log.`} maxLength={500} autoComplete="off" />
          <FormFault text={fault} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            <Trans>Make the envelope</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
