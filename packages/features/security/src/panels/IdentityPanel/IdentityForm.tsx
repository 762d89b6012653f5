import { Trans, useLingui } from "@lingui/react/macro";
import { useSubmitIdentityMutation } from "@marquee/api-client";
import { documentTypes, type DocumentType } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toFieldText } from "@marquee/i18n";
import { useFormFaults } from "@marquee/runtime";
import { Button, Card, Form, FormRadioGroup, FormTextField, notify, Refusal, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { documentTexts } from "../../model/documentTexts.ts";
import { DocumentField } from "./DocumentField.tsx";

type Values = {
  readonly documentType: DocumentType;
  readonly fullName: string;
  readonly documentNumber: string;
  readonly front: string;
  readonly back: string;
  readonly selfie: string;
};

const empty: Values = { documentType: "ID_CARD", fullName: "", documentNumber: "", front: "", back: "", selfie: "" };

const Sheet = styled(Card)`
  > form { max-inline-size: 480px; }
`;

const Code = styled.strong`
  font-size: ${token("text.lead")};
  letter-spacing: 0.2em;
  font-variant-numeric: tabular-nums;
`;

/** The form for a document's type, the name on it, and its pictures; a passport has one side. */
export function IdentityForm({ livenessCode }: { readonly livenessCode: string }) {
  const { t, i18n } = useLingui();
  const [submitIdentity] = useSubmitIdentityMutation();
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults();
  const needed = toFieldText(i18n, { name: "", rule: "required" });
  const check = ({ documentType, fullName, documentNumber, front, back, selfie }: Values): FormikErrors<Values> => ({
    ...(fullName.trim() === "" && { fullName: needed }),
    ...(documentNumber.trim() === "" && { documentNumber: needed }),
    ...(front === "" && { front: needed }),
    ...(documentType !== "PASSPORT" && back === "" && { back: needed }),
    ...(selfie === "" && { selfie: needed }),
  });
  const send = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    const { back, ...others } = values;
    const hasBack = values.documentType !== "PASSPORT";
    const { error } = await submitIdentity({ ...others, livenessCode, ...(hasBack ? { back } : {}) });
    if (error === undefined) return notify(t`Your documents were sent.`, { tone: "success" });
    const { text, fields } = toFaults(error);
    setRefusal(text || (fields["livenessCode"] ?? ""));
    setErrors(fields);
  };
  return (
    <Sheet aria-label={t`Send documents`}>
      <Formik initialValues={empty} validate={check} validateOnBlur={false} onSubmit={send}>
        {({ isSubmitting, values }) => (
          <Form label={t`Send documents`}>
            <Refusal text={refusal} />
            <FormRadioGroup
              name="documentType"
              label={t`Document`}
              options={documentTypes.map((type) => ({ value: type, label: t(documentTexts[type]) }))}
            />
            <FormTextField
              name="fullName"
              label={t`Full name`}
              hint={t`As written on the document`}
              autoComplete="name"
              required
              maxLength={100}
            />
            <FormTextField
              name="documentNumber"
              label={t`Document number`}
              hint={t`We store it as a code that nobody can read`}
              autoComplete="off"
              required
              maxLength={60}
            />
            <DocumentField name="front" label={t`Front side`} hint={t`All four corners, readable`} />
            {values.documentType !== "PASSPORT" && <DocumentField name="back" label={t`Back side`} />}
            <div>
              <Text>
                <Trans>
                  Write <Code>{livenessCode}</Code> on paper and hold it beside your face.
                </Trans>
              </Text>
            </div>
            <DocumentField name="selfie" label={t`Picture of you with the number`} />
            <Text size="label" tone="muted">
              <Trans>Only you and our staff can see these pictures.</Trans>
            </Text>
            <div>
              <Button type="submit" look="primary" busy={isSubmitting}>
                <Trans>Send documents</Trans>
              </Button>
            </div>
          </Form>
        )}
      </Formik>
    </Sheet>
  );
}
