import { Trans, useLingui } from "@lingui/react/macro";
import { useRegisterMutation } from "@marquee/api-client";
import type { SystemStatus } from "@marquee/contract";
import { toErrorText, toFieldText } from "@marquee/i18n";
import {
  endSession,
  getAddressCodes,
  modalOpened,
  paths,
  selectIsTrial,
  startSession,
  useAppDispatch,
  useAppSelector,
} from "@marquee/runtime";
import { Button, Form } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { registerSuccessModal } from "../../modals/registerSuccessModal.ts";
import { checkRegister } from "../../model/checkRegister.ts";
import { type RegisterField as Field, type RegisterValues, toRegisterValues } from "../../model/registerFields.ts";
import { toRegisterRequest } from "../../model/toRegisterRequest.ts";
import { useCaptcha } from "../../model/useCaptcha.ts";
import { useRefusal } from "../../model/useRefusal.ts";
import { CaptchaField } from "../CaptchaField/CaptchaField.tsx";
import { ClosedNote } from "../ClosedNote/ClosedNote.tsx";
import { FormAlert } from "../FormAlert/FormAlert.tsx";
import { RegisterField } from "../RegisterField/RegisterField.tsx";
import { TermsField } from "./TermsField.tsx";

type Values = RegisterValues & { captcha: string };

type Props = {
  readonly fields: readonly Field[];
  readonly settings: SystemStatus["info"]["settings"];
  readonly isOpen: boolean;
};

/**
 * The registration's fields and what is done with them. After it: logged in, popups closed, home, and the success modal
 * (RG-19). What was typed stays when it is refused, and while registration is closed.
 */
export function RegisterFormFields({ fields, settings: { ageMin, timeZone, jurisdiction }, isOpen }: Props) {
  const { t, i18n } = useLingui();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isTrial = useAppSelector(selectIsTrial);
  const [register] = useRegisterMutation();
  const captcha = useCaptcha();
  const refusal = useRefusal();
  const [codes] = useState(() => getAddressCodes(query));
  const [initial] = useState((): Values => ({ ...toRegisterValues(codes, jurisdiction), captcha: "" }));
  const asksCaptcha = captcha.isShown && captcha.proof !== "done";
  const shown = [...fields.map(({ name }) => name), "termsAccepted", ...(asksCaptcha ? ["captcha"] : [])];
  const validate = (values: Values): FormikErrors<Values> => {
    const faults = Object.entries(checkRegister(values, fields, { ageMin, timeZone }));
    const errors: FormikErrors<Values> = Object.fromEntries(
      faults.map(([name, fault]) => {
        if (fault === "age") return [name, toErrorText(i18n, "age.under", { age: ageMin })];
        return [name, fault === "terms" ? toErrorText(i18n, "terms.required") : toFieldText(i18n, fault)];
      }),
    );
    if (asksCaptcha && values.captcha.trim() === "") errors.captcha = t`Input cannot be empty`;
    return { ...errors, ...refusal.toCurrent(values, shown).fields };
  };
  const submit = async (values: Values, { setErrors, setFieldValue }: FormikHelpers<Values>): Promise<void> => {
    refusal.clear();
    const address = new URL(globalThis.location.href);
    const result = await register(toRegisterRequest(values, fields, address, codes, captcha.toAnswer(values.captcha)));
    if (result.data) {
      // The gateway has ended a trial session by now.
      if (isTrial) dispatch(endSession());
      if (result.data.session) dispatch(startSession(result.data.session, false));
      void navigate(paths.index);
      dispatch(modalOpened(registerSuccessModal));
      return;
    }
    const errors = refusal.refuse(result.error, { ...values, captcha: "" });
    setErrors(errors?.fields ?? {});
    if (captcha.isShown || errors?.error.code.startsWith("captcha.")) {
      captcha.show();
      await setFieldValue("captcha", "", false);
    }
  };
  return (
    <Formik initialValues={initial} validate={validate} onSubmit={submit}>
      {({ isSubmitting, values }) => (
        <Form label={t`Register`}>
          <FormAlert alert={refusal.toCurrent(values, shown).alert} />
          {fields.map((field) => (
            <RegisterField key={field.name} {...field} />
          ))}
          <CaptchaField captcha={captcha} />
          <TermsField age={ageMin} />
          {!isOpen && <ClosedNote />}
          <Button type="submit" look="primary" size="large" wide busy={isSubmitting} disabled={!isOpen}>
            <Trans>Register</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
