import { Trans, useLingui } from "@lingui/react/macro";
import { useGetRegisterRulesQuery, useRegisterMutation } from "@marquee/api-client";
import { registerAge } from "@marquee/contract";
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
  useBrand,
  useStatusQuery,
} from "@marquee/runtime";
import { Button, ErrorState, Form, FormCheckboxField, Skeleton } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { checkRegister } from "../../model/checkRegister.ts";
import { listRegisterFields, type RegisterValues, toRegisterValues } from "../../model/registerFields.ts";
import { toRegisterRequest } from "../../model/toRegisterRequest.ts";
import { useCaptcha } from "../../model/useCaptcha.ts";
import { type FormErrors, useFormErrors } from "../../model/useFormErrors.ts";
import { CaptchaField } from "../CaptchaField/CaptchaField.tsx";
import { ClosedNote } from "../ClosedNote/ClosedNote.tsx";
import { FormAlert } from "../FormAlert/FormAlert.tsx";
import { RegisterField } from "../RegisterField/RegisterField.tsx";
import { registerSuccessModal } from "../../modals/registerSuccessModal.ts";

type Values = RegisterValues & { captcha: string };

const loadingRows = [0, 1, 2, 3];

/**
 * Registration by username (RG-01, RG-03): a form made from the server's rules. After it: logged in, popups closed, home,
 * and the success modal (RG-19). What was typed stays when it is refused, and while registration is closed.
 */
export function RegisterForm({ isOpen }: { readonly isOpen: boolean }) {
  const { t, i18n } = useLingui();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { name: brand } = useBrand();
  const settings = useStatusQuery().data?.info.settings;
  const age = settings?.ageMin ?? registerAge;
  const isTrial = useAppSelector(selectIsTrial);
  const { data: rules, isError, isFetching, refetch } = useGetRegisterRulesQuery({ type: "username" });
  const [register] = useRegisterMutation();
  const captcha = useCaptcha();
  const toErrors = useFormErrors();
  const [refusal, setRefusal] = useState<FormErrors | null>(null);
  const [codes] = useState(() => getAddressCodes(query));
  const [initial] = useState((): Values => ({ ...toRegisterValues(codes), captcha: "" }));
  if (isError && !rules)
    return (
      <ErrorState title={toErrorText(i18n, "network.abnormal")} onRetry={() => void refetch()} busy={isFetching} />
    );
  if (!rules) return loadingRows.map((row) => <Skeleton key={row} shape="row" />);
  const fields = listRegisterFields(rules);
  const validate = (values: Values): FormikErrors<Values> => {
    const faults = Object.entries(
      checkRegister(values, fields, { ageMin: age, timeZone: settings?.timeZone ?? "UTC" }),
    );
    const errors: FormikErrors<Values> = Object.fromEntries(
      faults.map(([name, fault]) => [
        name,
        fault === "age" ? toErrorText(i18n, "age.under", { age }) : toFieldText(i18n, fault),
      ]),
    );
    if (captcha.isShown && captcha.proof !== "done" && values.captcha.trim() === "")
      errors.captcha = t`Input cannot be empty`;
    return errors;
  };
  const submit = async (values: Values, { setErrors, setFieldValue }: FormikHelpers<Values>): Promise<void> => {
    setRefusal(null);
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
    const errors = toErrors(result.error);
    setRefusal(errors);
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
          {!isOpen && <ClosedNote />}
          <FormAlert refusal={refusal} />
          {fields.map((field) => (
            <RegisterField key={field.name} {...field} />
          ))}
          <CaptchaField captcha={captcha} />
          <FormCheckboxField name="termsAccepted" label={t`I am ${age} or older and accept the terms of ${brand}`} />
          <Button
            type="submit"
            look="primary"
            size="large"
            wide
            busy={isSubmitting}
            disabled={!isOpen || !values.termsAccepted}
          >
            <Trans>Register</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
