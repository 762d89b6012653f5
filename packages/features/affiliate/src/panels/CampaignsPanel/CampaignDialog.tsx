import { Trans, useLingui } from "@lingui/react/macro";
import { useCreateCampaignMutation } from "@marquee/api-client";
import type { OwnAgreement } from "@marquee/contract";
import { toFieldText } from "@marquee/i18n";
import { useFormFaults } from "@marquee/runtime";
import { Button, Form, FormSelectField, FormTextField, Modal, notify, Refusal } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";

type Values = { readonly name: string; readonly agreementId: string };

/** Makes a campaign under one of the plans that are in force. What was typed stays when it is refused. */
export function CampaignDialog({
  plans,
  onClose,
}: {
  readonly plans: readonly OwnAgreement[];
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const [create] = useCreateCampaignMutation();
  const toFaults = useFormFaults();
  const [refusal, setRefusal] = useState("");
  const first = { name: "", agreementId: plans[0]?.id ?? "" };
  const check = ({ name }: Values): FormikErrors<Values> =>
    name.trim() === "" ? { name: toFieldText(i18n, { name: "name", rule: "required" }) } : {};
  const submit = async ({ name, agreementId }: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    const result = await create({ name: name.trim(), agreementId });
    if (result.data === undefined) {
      const { text, fields } = toFaults(result.error);
      setRefusal(text);
      return setErrors(fields);
    }
    notify(t`The campaign was made. Open it to make a link.`, { tone: "success" });
    onClose();
  };
  return (
    <Modal title={t`New campaign`} open onClose={onClose}>
      <Formik initialValues={first} validate={check} validateOnBlur={false} validateOnChange={false} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form label={t`New campaign`}>
            <Refusal text={refusal} />
            <FormTextField
              name="name"
              label={t`Name of the campaign`}
              hint={t`Only you and our staff see it`}
              required
              maxLength={60}
              autoComplete="off"
            />
            {plans.length > 1 && (
              <FormSelectField
                name="agreementId"
                label={t`Plan for its players`}
                hint={t`A campaign keeps its plan`}
                options={plans.map(({ id, plan }) => ({ value: id, label: plan }))}
              />
            )}
            <Button type="submit" look="primary" busy={isSubmitting}>
              <Trans>Make the campaign</Trans>
            </Button>
          </Form>
        )}
      </Formik>
    </Modal>
  );
}
