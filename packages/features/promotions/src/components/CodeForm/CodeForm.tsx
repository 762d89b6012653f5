import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useCheckPromotionCodeMutation } from "@marquee/api-client";
import type { PromotionPage } from "@marquee/contract";
import { toFieldText } from "@marquee/i18n";
import { toCentrePath, useFormFaults, useIsOn } from "@marquee/runtime";
import { Button, Form, FormTextField, Link, Refusal } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";

type Values = { code: string };

const fieldOfCode = {
  "promo.code.unknown": "code",
  "promo.code.used": "code",
  "promo.code.early": "code",
  "promo.code.expired": "code",
  "promo.code.gone": "code",
  "promo.code.other": "code",
  "promo.code.deposit": "code",
} as const;

type Props = {
  /** What the field begins with, such as a code of the address. */
  readonly initialCode?: string;
  /** The promotion of a code that can be used; nothing is claimed yet. */
  readonly onFound: (page: PromotionPage, code: string) => void;
};

/** Looks a promo code up: it claims nothing, so that the terms are read first. A code for a deposit leads there. What was typed stays, refused or not. */
export function CodeForm({ initialCode = "", onFound }: Props) {
  const { t, i18n } = useLingui();
  const [check] = useCheckPromotionCodeMutation();
  const toFaults = useFormFaults(fieldOfCode);
  const [refusal, setRefusal] = useState("");
  const [depositCode, setDepositCode] = useState<string>();
  const canDeposit = useIsOn("DEPOSIT3");
  const listFaults = ({ code }: Values): FormikErrors<Values> =>
    code.trim() === "" ? { code: toFieldText(i18n, { name: "code", rule: "required" }) } : {};
  const submit = async ({ code }: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    setDepositCode(undefined);
    const { data, error } = await check({ code });
    if (data !== undefined) return onFound(data, code);
    const { text, fields } = toFaults(error);
    setRefusal(text);
    setErrors(fields);
    if (isApiError(error) && error.code === "promo.code.deposit") setDepositCode(code);
  };
  return (
    <Formik
      initialValues={{ code: initialCode }}
      validate={listFaults}
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
            hint={t`You see what it gives before you claim it.`}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" look="secondary" busy={isSubmitting}>
            <Trans>Check the code</Trans>
          </Button>
          {depositCode !== undefined && canDeposit && (
            <Link
              href={`${toCentrePath({ centre: "member", panel: "depositv2" })}?${new URLSearchParams({ code: depositCode })}`}
            >
              <Trans>Deposit with this code</Trans>
            </Link>
          )}
        </Form>
      )}
    </Formik>
  );
}
