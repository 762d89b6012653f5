import { Trans, useLingui } from "@lingui/react/macro";
import { useGetPointBalanceQuery, useRedeemPointRewardMutation } from "@marquee/api-client";
import type { PointReward, RedeemReward } from "@marquee/contract";
import { toFieldText } from "@marquee/i18n";
import { useFormFaults, useIsOn } from "@marquee/runtime";
import { Button, Form, FormNumberField, FormTextField, notify, Refusal, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { PaymentPasswordField } from "../PaymentPasswordField/PaymentPasswordField.tsx";
import { passwordFields } from "../../model/passwordFields.ts";
import { usePointText } from "../../model/usePointText.ts";

type Values = { quantity: string; name: string; phone: string; address: string; paymentPassword: string };

const empty: Values = { quantity: "1", name: "", phone: "", address: "", paymentPassword: "" };

const fieldOfCode = {
  ...passwordFields,
  "reward.sold.out": "quantity",
  "points.insufficient": "quantity",
} as const;

/** A refusal names a field of an address by its path; the form has it by its name. */
const toOwnFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^address\./, ""), text]));

/** The form of a redemption. What was typed stays when it is refused. */
export function RedeemForm({ reward, onDone }: { readonly reward: PointReward; readonly onDone: () => void }) {
  const { t, i18n } = useLingui();
  const toText = usePointText();
  const balance = useGetPointBalanceQuery({}).data;
  const hasPassword = useIsOn("PAYPASS3");
  const [redeem] = useRedeemPointRewardMutation();
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults(fieldOfCode);
  const isGift = reward.type === "GIFT";
  const most = Math.min(100, reward.quantity);
  const isCount = (text: string): boolean => /^[0-9]{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
  const check = (values: Values): FormikErrors<Values> => {
    const faults: FormikErrors<Values> = {};
    if (!isCount(values.quantity)) faults.quantity = t`Choose from 1 to ${most}.`;
    const required = [
      ...(isGift ? (["name", "phone", "address"] as const) : []),
      ...(hasPassword ? (["paymentPassword"] as const) : []),
    ];
    for (const name of required)
      if (values[name].trim() === "") faults[name] = toFieldText(i18n, { name, rule: "required" });
    return faults;
  };
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    const { quantity, paymentPassword, ...address } = values;
    const body: RedeemReward = {
      rewardId: reward.id,
      quantity: Number(quantity),
      ...(isGift && { address }),
      ...(hasPassword && { paymentPassword }),
    };
    const result = await redeem(body);
    if (result.data === undefined) {
      const { text, fields } = toFaults(result.error);
      setRefusal(text);
      return setErrors(toOwnFields(fields));
    }
    notify(
      result.data.status === 1 ? t`It is yours.` : t`Your redemption is in process. You are told when it is decided.`,
      {
        tone: "success",
      },
    );
    onDone();
  };
  return (
    <Formik initialValues={empty} validate={check} validateOnBlur={false} validateOnChange={false} onSubmit={submit}>
      {({ isSubmitting, values: { quantity } }) => (
        <Form label={t`Redemption`}>
          <Refusal text={refusal} />
          <FormNumberField
            name="quantity"
            label={t`How many`}
            required
            min={1}
            max={most}
            words={{ less: t`One less`, more: t`One more` }}
          />
          <Sum
            points={isCount(quantity) ? `${BigInt(quantity) * BigInt(reward.pointsRequired)}` : undefined}
            own={balance?.points}
            toText={toText}
          />
          {isGift && (
            <>
              <FormTextField name="name" label={t`Recipient`} required autoComplete="name" maxLength={100} />
              <FormTextField name="phone" label={t`Phone`} required type="tel" autoComplete="tel" maxLength={30} />
              <FormTextField
                name="address"
                label={t`Address`}
                required
                autoComplete="street-address"
                maxLength={300}
                hint={t`Street, house, town, postcode and country`}
              />
            </>
          )}
          {hasPassword && <PaymentPasswordField />}
          <Button type="submit" look="primary" busy={isSubmitting} wide>
            <Trans>Redeem</Trans>
          </Button>
          <Text size="label" tone="muted">
            {isGift ? (
              <Trans>We look at each gift before it is sent. If it is rejected, your points come back.</Trans>
            ) : (
              <Trans>A redemption cannot be taken back.</Trans>
            )}
          </Text>
        </Form>
      )}
    </Formik>
  );
}

function Sum({
  points,
  own,
  toText,
}: {
  readonly points: string | undefined;
  readonly own: string | undefined;
  readonly toText: (points: string) => string;
}) {
  const [taken, there] = [points === undefined ? "–" : toText(points), own === undefined ? "–" : toText(own)];
  return (
    <Text aria-live="polite">
      <Trans>
        It takes {taken} points. You have {there}.
      </Trans>
    </Text>
  );
}
