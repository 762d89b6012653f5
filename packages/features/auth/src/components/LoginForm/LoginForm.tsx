import { Trans, useLingui } from "@lingui/react/macro";
import { useLoginMutation } from "@marquee/api-client";
import type { LanguageCode } from "@marquee/contract";
import {
  afterLoginModal,
  modalOpened,
  startSession,
  useAppDispatch,
  useBrand,
  useIsOn,
  useLanguage,
} from "@marquee/runtime";
import { Button, Form, FormCheckboxField, FormPasswordField, FormTextField } from "@marquee/ui-kit";
import { Formik, type FormikHelpers } from "formik";
import { object, string } from "yup";
import { getDeviceId } from "../../model/getDeviceId.ts";
import { getRememberedName, rememberName } from "../../model/rememberedName.ts";
import { useCaptcha } from "../../model/useCaptcha.ts";
import { useRefusal } from "../../model/useRefusal.ts";
import { CaptchaField } from "../CaptchaField/CaptchaField.tsx";
import { ClosedNote } from "../ClosedNote/ClosedNote.tsx";
import { FormAlert } from "../FormAlert/FormAlert.tsx";

type Values = { username: string; password: string; captcha: string; remember: boolean };

/** Login by username (LG-01, VL-11). What was typed stays when it is refused; a captcha comes when asked for (LG-03); notices follow (LG-13). */
export function LoginForm({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const isOpen = useIsOn("LOGIN3");
  const isRememberOn = useIsOn("REMEMBER3");
  const hasPopup = useIsOn("POPNOTICE3");
  const captcha = useCaptcha();
  const refusal = useRefusal();
  const [login] = useLoginMutation();
  const { language, setLanguage } = useLanguage();
  const { locales } = useBrand();
  const needed = t`Input cannot be empty`;
  const asksCaptcha = captcha.isShown && captcha.proof !== "done";
  const shown = ["username", "password", ...(asksCaptcha ? ["captcha"] : [])];
  const schema = object({
    username: string().trim().required(needed),
    // Blanks alone are nothing; around a password they are its own, and it is sent as it was typed (decision 048).
    password: string().trim().required(needed),
    captcha: asksCaptcha ? string().trim().required(needed) : string(),
  });
  // What the member chose last, on whatever machine (LT-04). Texts that do not come leave the page in its language.
  const showSavedLanguage = (saved: LanguageCode): void => {
    if (saved !== language && locales.enabled.includes(saved)) setLanguage(saved).catch(() => undefined);
  };
  const submit = async (values: Values, { setErrors, setFieldValue }: FormikHelpers<Values>): Promise<void> => {
    refusal.clear();
    const { password, remember } = values;
    const username = values.username.trim();
    const answer = captcha.toAnswer(values.captcha);
    const result = await login({
      type: "username",
      username,
      password,
      side: "MEMBER",
      deviceId: getDeviceId(),
      ...answer,
    });
    if (result.data) {
      if (isRememberOn) rememberName(remember ? username : null);
      dispatch(startSession(result.data, remember && isRememberOn));
      showSavedLanguage(result.data.language);
      onDone?.();
      if (hasPopup) dispatch(modalOpened(afterLoginModal));
      return;
    }
    const errors = refusal.refuse(result.error, { ...values, captcha: "" });
    setErrors(errors?.fields ?? {});
    // An answered captcha is used up, right or wrong.
    if (captcha.isShown || errors?.error.value["captcha"] === true || errors?.error.code.startsWith("captcha.")) {
      captcha.show();
      await setFieldValue("captcha", "", false);
    }
  };
  const remembered = getRememberedName();
  const initial: Values = { username: remembered, password: "", captcha: "", remember: remembered !== "" };
  return (
    <Formik
      initialValues={initial}
      validationSchema={schema}
      validate={(values) => refusal.toCurrent(values, shown).fields}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form label={t`Log in`}>
          <FormAlert alert={refusal.toCurrent(values, shown).alert} />
          <FormTextField
            name="username"
            label={t`Username`}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
          <FormPasswordField
            name="password"
            label={t`Password`}
            required
            autoComplete="current-password"
            maxLength={255}
          />
          <CaptchaField captcha={captcha} />
          {isRememberOn && <FormCheckboxField name="remember" label={t`Keep me logged in on this device`} />}
          {!isOpen && <ClosedNote />}
          <Button type="submit" look="primary" size="large" wide busy={isSubmitting} disabled={!isOpen}>
            <Trans>Log in</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
