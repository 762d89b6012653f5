import { Trans, useLingui } from "@lingui/react/macro";
import { useExcludeSelfMutation } from "@marquee/api-client";
import { exclusionMonths } from "@marquee/contract";
import { toFieldText } from "@marquee/i18n";
import { useFormFaults } from "@marquee/runtime";
import { Button, ConfirmDialog, Form, FormCheckboxField, FormRadioGroup, notify, Refusal } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";

type Values = { readonly months: string; readonly understood: boolean };

const initial: Values = { months: "6", understood: false };

/** Asks how long, for the ticked box, and once more. */
export function ExclusionForm() {
  const { t, i18n } = useLingui();
  const [exclude, { isLoading }] = useExcludeSelfMutation();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults();
  const labels: Readonly<Record<(typeof exclusionMonths)[number], string>> = {
    6: t`6 months`,
    12: t`1 year`,
    36: t`3 years`,
    60: t`5 years`,
    0: t`No end date`,
  };
  const check = ({ understood }: Values): FormikErrors<Values> =>
    understood ? {} : { understood: toFieldText(i18n, { name: "understood", rule: "required" }) };
  const confirm = async ({ months, understood }: Values, { setErrors }: Pick<FormikHelpers<Values>, "setErrors">) => {
    const chosen = exclusionMonths.find((each) => String(each) === months) ?? 6;
    const { error } = await exclude({ months: chosen, understood });
    setAsking(false);
    if (error === undefined) return notify(t`You are excluded. Take care of yourself.`, { tone: "success" });
    const { text, fields } = toFaults(error);
    setRefusal(text);
    setErrors(fields);
  };
  return (
    <Formik initialValues={initial} validate={check} validateOnBlur={false} onSubmit={() => setAsking(true)}>
      {({ values, setErrors }) => (
        <Form label={t`Self-exclusion`}>
          <Refusal text={refusal} />
          <FormRadioGroup
            name="months"
            label={t`For how long?`}
            options={exclusionMonths.map((each) => ({ value: String(each), label: labels[each] }))}
          />
          <FormCheckboxField
            name="understood"
            required
            label={t`I want to exclude myself. I understand that it begins at once and cannot be ended early.`}
          />
          <Button type="submit" look="danger">
            <Trans>Exclude myself</Trans>
          </Button>
          <ConfirmDialog
            title={t`Exclude yourself now?`}
            open={isAsking}
            confirm={t`Exclude myself now`}
            onConfirm={() => void confirm(values, { setErrors })}
            onClose={() => setAsking(false)}
            busy={isLoading}
            danger
          >
            <Trans>
              Play, deposits, bonuses and offers stop at once, on all your devices. Nobody can end it early, not even
              customer service.
            </Trans>
          </ConfirmDialog>
        </Form>
      )}
    </Formik>
  );
}
