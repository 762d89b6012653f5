import { Trans, useLingui } from "@lingui/react/macro";
import { useCheckDepositCodeMutation } from "@marquee/api-client";
import type { DepositPromotion } from "@marquee/contract";
import { toFieldText } from "@marquee/i18n";
import { useFormFaults } from "@marquee/runtime";
import { Button, Form, FormTextField, Modal, Refusal } from "@marquee/ui-kit";
import { Formik, type FormikHelpers } from "formik";
import { useState } from "react";

type Values = { code: string };

/** The promotion of a code, and the code as it was typed. */
export type CodedPromotion = { readonly promotion: DepositPromotion; readonly code: string };

const fieldOfCode = {
  "promo.code.unknown": "code",
  "promo.code.used": "code",
  "promo.code.early": "code",
  "promo.code.expired": "code",
  "promo.code.gone": "code",
  "promo.code.other": "code",
  "promo.code.claim": "code",
} as const;

/** The dialog for a promo code of a deposit: the promotion of the code comes to the choice, where its terms are read. Nothing is chosen here. What was typed stays when it is refused. */
export function DepositCode({
  open,
  initialCode,
  onFound,
  onClose,
}: {
  readonly open: boolean;
  /** What the field begins with, such as a code of the address. */
  readonly initialCode: string;
  readonly onFound: (coded: CodedPromotion) => void;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const [check] = useCheckDepositCodeMutation();
  const toFaults = useFormFaults(fieldOfCode);
  const [refusal, setRefusal] = useState("");
  const submit = async ({ code }: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    const { data, error } = await check({ code });
    if (data !== undefined) return onFound({ promotion: data, code });
    const { text, fields } = toFaults(error);
    setRefusal(text);
    setErrors(fields);
  };
  return (
    <Modal title={t`Promo code`} open={open} onClose={onClose}>
      <Formik
        initialValues={{ code: initialCode }}
        validate={({ code }) =>
          code.trim() === "" ? { code: toFieldText(i18n, { name: "code", rule: "required" }) } : {}
        }
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form label={t`Promo code`}>
            <Refusal text={refusal} />
            <FormTextField
              name="code"
              label={t`Promo code`}
              hint={t`You see its terms before you choose it.`}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Button type="submit" look="primary" busy={isSubmitting}>
              <Trans>Check the code</Trans>
            </Button>
          </Form>
        )}
      </Formik>
    </Modal>
  );
}
