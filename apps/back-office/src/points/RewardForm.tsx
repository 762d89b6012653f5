import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffReward } from "@marquee/contract/staff";
import { Button, Form, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { useSaveRewardMutation } from "../api/endpoints/points/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useAmountFault, useDigitsByCurrency } from "../forms/useAmountDigits.ts";
import { useSubmit } from "../forms/useSubmit.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { RewardFields } from "./RewardFields.tsx";
import { type RewardFault, type RewardValues, toRewardFaults, toRewardTerms, toRewardValues } from "./rewardValues.ts";

function useFaultTexts(): (fault: RewardFault) => string {
  const { t } = useLingui();
  const toAmountFault = useAmountFault();
  return (fault) =>
    ({
      required: t`Fill this in.`,
      amount: toAmountFault(2),
      count: t`A whole number.`,
      level: t`A rank from 0 to 9, or empty.`,
      stock: t`A whole number; below 0 no more than are left.`,
    })[fault];
}

/** Makes an offer or changes one. What was typed stays when somebody else has changed it, and is sent again on top of that. */
export function RewardForm({
  opened,
  list,
  onClose,
}: {
  /** What the form opens with; undefined for a new one. */
  readonly opened: StaffReward | undefined;
  /** What is stored by now. */
  readonly list: readonly StaffReward[];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
  const { merchant } = useDesk();
  const digits = useDigitsByCurrency();
  const currencies = Object.entries(digits).map(([currency, each]) => ({ currency, digits: each }));
  const codes = currencies.map(({ currency }) => currency);
  const [save] = useSaveRewardMutation();
  const toText = useFaultTexts();
  // One id for the form: sent twice, it makes one offer.
  const [id] = useState(() => opened?.id ?? crypto.randomUUID());
  const current = list.find((one) => one.id === id);
  const isOld = opened !== undefined && current !== undefined && current.version !== opened.version;
  const { fault, submit } = useSubmit(
    (values: RewardValues) =>
      save({
        merchant: merchant.code,
        id,
        proposalId: crypto.randomUUID(),
        // What somebody else changed is told above the button: a second press writes over it knowingly.
        version: current?.version ?? 0,
        ...toRewardTerms(values, codes),
        reason: String(values["reason"]).trim(),
      }).unwrap(),
    ({ proposal }) => {
      if (proposal === null) notify(t`Saved.`, { tone: "success" });
      else
        notify(t`Proposed, because it gives much money. It takes effect when another person approves it.`, {
          tone: "info",
        });
      onClose();
    },
  );
  return (
    <Formik
      initialValues={toRewardValues(opened, codes)}
      validate={(values) => ({
        ...Object.fromEntries(
          Object.entries(toRewardFaults(values, currencies, current?.quantity ?? 0)).map(([name, found]) => [
            name,
            toText(found),
          ]),
        ),
        ...(String(values["reason"]).trim().length < 3 ? { reason: ranges.reason } : {}),
      })}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form label={opened === undefined ? t`New offer` : t`Change the offer ${opened.names.EN}`}>
          <LeaveGuard />
          <RewardFields values={values} reward={current} currencies={codes} />
          <FormTextField name="reason" label={t`Why`} hint={t`For the audit log.`} maxLength={500} autoComplete="off" />
          {isOld && (
            <Text tone="danger" role="status">
              <Trans>Somebody else has changed this offer meanwhile. Save to write over it.</Trans>
            </Text>
          )}
          <FormFault text={fault} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            {opened === undefined ? <Trans>Make the offer</Trans> : <Trans>Save</Trans>}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
