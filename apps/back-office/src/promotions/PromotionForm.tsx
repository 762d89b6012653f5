import { useZoneName } from "../texts/useZoneName.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { getCurrencyDigits } from "@marquee/contract";
import type { Promotion } from "@marquee/contract/staff";
import { Button, Form, FormTextField, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { useSavePromotionMutation } from "../api/endpoints/promotions/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useAmountFault } from "../forms/useAmountDigits.ts";
import { useSubmit } from "../forms/useSubmit.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { PromotionFields } from "./PromotionFields.tsx";
import { PromotionPreview } from "./PromotionPreview.tsx";
import {
  type PromotionFault,
  type PromotionValues,
  toPromotionFaults,
  toPromotionTerms,
  toPromotionValues,
  toWord,
} from "./promotionValues.ts";
import { TheirChange } from "./TheirChange.tsx";

function useFaultTexts(): (digits: number) => Readonly<Record<PromotionFault, string>> {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const toAmountFault = useAmountFault();
  return (digits) => ({
    required: t`Fill this in.`,
    amount: toAmountFault(digits),
    positive: t`More than 0.`,
    percent: t`A whole number from 1 to 1000.`,
    factor: t`A whole number from 1 to 100.`,
    days: t`A whole number from 1 to 365.`,
    date: t`There is no such time in ${zone}.`,
    order: t`The end is after the start.`,
    nth: t`A whole number from 2 to 50.`,
    hours: t`Both hours, and not the same.`,
    turn: t`A code is for one bonus of each member, not for one each day.`,
  });
}

/** Makes a promotion or changes one. What was typed stays when somebody else has changed it, and is sent again on top of that. */
export function PromotionForm({
  promotion,
  list,
  onClose,
}: {
  /** What the form opens with; undefined for a new one. */
  readonly promotion: Promotion | undefined;
  /** What is stored by now. */
  readonly list: readonly Promotion[];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
  const { merchant } = useDesk();
  const { timeZone } = merchant;
  const [save] = useSavePromotionMutation();
  const toTexts = useFaultTexts();
  const toDigits = (values: PromotionValues): number => {
    const currency = toWord(values, "currency");
    return merchant.currencyDigits?.[currency] ?? getCurrencyDigits(currency);
  };
  // One id for the form: sent twice, it makes one promotion.
  const [id] = useState(() => promotion?.id ?? crypto.randomUUID());
  const [opened] = useState(promotion);
  const current = list.find((one) => one.id === id);
  const isOld = opened !== undefined && current !== undefined && current.version !== opened.version;
  const { fault, submit } = useSubmit(
    ({ reason, ...values }: PromotionValues) =>
      save({
        merchant: merchant.code,
        id,
        proposalId: crypto.randomUUID(),
        // What somebody else changed is shown above the button: a second press writes over it knowingly.
        version: current?.version ?? 0,
        ...toPromotionTerms(values, opened, timeZone),
        reason: String(reason).trim(),
      }).unwrap(),
    ({ proposal }) => {
      if (proposal === null) notify(t`Saved.`, { tone: "success" });
      else
        notify(t`Proposed, because its bonus is large. It takes effect when another person approves it.`, {
          tone: "info",
        });
      onClose();
    },
    { "endsAt date": toTexts(2).order },
  );
  const initialValues: PromotionValues = { ...toPromotionValues(opened, merchant), reason: "" };
  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => ({
        ...Object.fromEntries(
          Object.entries(toPromotionFaults(values, { timeZone, digits: toDigits(values) })).map(([name, found]) => [
            name,
            toTexts(toDigits(values))[found],
          ]),
        ),
        ...(toWord(values, "reason").length < 3 ? { reason: ranges.reason } : {}),
      })}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => {
        const { names: _, ...wrong } = toPromotionFaults(values, { timeZone, digits: toDigits(values) });
        const isWrong = Object.keys(wrong).length > 0;
        return (
          <Form label={opened === undefined ? t`New promotion` : t`Change the promotion ${opened.names.EN}`}>
            <LeaveGuard />
            <PromotionFields
              currency={toWord(values, "currency")}
              turn={toWord(values, "turn")}
              byCode={values["byCode"] === true}
            />
            <PromotionPreview terms={isWrong ? undefined : toPromotionTerms(values, opened, timeZone)} />
            <FormTextField
              name="reason"
              label={t`Why`}
              hint={t`For the audit log.`}
              maxLength={500}
              autoComplete="off"
            />
            {isOld ? <TheirChange before={opened} now={current} /> : null}
            <FormFault text={fault} />
            <Button type="submit" look="primary" busy={isSubmitting}>
              {opened === undefined ? <Trans>Make the promotion</Trans> : <Trans>Save</Trans>}
            </Button>
          </Form>
        );
      }}
    </Formik>
  );
}
