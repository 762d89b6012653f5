import { Trans, useLingui } from "@lingui/react/macro";
import { useLoginMutation } from "@marquee/api-client";
import { getDeviceId, useIsOn } from "@marquee/runtime";
import { Button, Form, FormCheckboxField, FormPasswordField, FormTextField } from "@marquee/ui-kit";
import { Formik, type FormikHelpers } from "formik";
import { object, string } from "yup";
import { type LoginChallenge, toLoginChallenge } from "../../model/loginChallenge.ts";
import { getRemembered, remember } from "../../model/remembered.ts";
import { useCaptcha } from "../../model/useCaptcha.ts";
import { useEnter } from "../../model/useEnter.ts";
import { useRefusal } from "../../model/useRefusal.ts";
import { CaptchaField } from "../CaptchaField/CaptchaField.tsx";
import { ClosedNote } from "../ClosedNote/ClosedNote.tsx";
import { FormAlert } from "../FormAlert/FormAlert.tsx";
import { LoginSide, type Side } from "../LoginSide/LoginSide.tsx";
import { PasskeyLogin } from "../PasskeyLogin/PasskeyLogin.tsx";
import { SocialButtons } from "../SocialButtons/SocialButtons.tsx";
import { ForgotLink } from "./ForgotLink.tsx";

type Values = { username: string; password: string; captcha: string; remember: boolean; side: Side };

/** The challenge of the second step. */
export type OnChallenge = (
  challenge: LoginChallenge,
  kept: { readonly remember: boolean; readonly side: Side },
) => void;

/** Login by username (LG-01, VL-11). What was typed stays when it is refused; a captcha comes when asked for (LG-03). */
export function PasswordLogin({ onChallenge }: { readonly onChallenge: OnChallenge }) {
  const { t } = useLingui();
  const isOpen = useIsOn("LOGIN3");
  const isRememberOn = useIsOn("REMEMBER3");
  const captcha = useCaptcha();
  const refusal = useRefusal();
  const enter = useEnter();
  const [login] = useLoginMutation();
  const needed = t`Input cannot be empty`;
  const asksCaptcha = captcha.isShown && captcha.proof !== "done";
  const shown = ["username", "password", ...(asksCaptcha ? ["captcha"] : [])];
  const schema = object({
    username: string().trim().required(needed),
    // Only spaces count as empty; spaces around a password belong to it, and it is sent as typed (decision 048).
    password: string().trim().required(needed),
    captcha: asksCaptcha ? string().trim().required(needed) : string(),
  });
  const submit = async (values: Values, { setErrors, setFieldValue }: FormikHelpers<Values>): Promise<void> => {
    refusal.clear();
    const { password, side } = values;
    const username = values.username.trim();
    const isKept = values.remember && isRememberOn;
    const answer = captcha.toAnswer(values.captcha);
    const result = await login({ type: "username", username, password, side, deviceId: getDeviceId(), ...answer });
    const challenge = toLoginChallenge(result.error);
    if (isRememberOn && (result.data || challenge)) remember("username", isKept ? username : null);
    if (result.data) return enter(result.data, isKept);
    if (challenge) return onChallenge(challenge, { remember: isKept, side });
    const errors = refusal.refuse(result.error, { ...values, captcha: "" });
    setErrors(errors?.fields ?? {});
    // An answered captcha is used up, right or wrong.
    if (captcha.isShown || errors?.error.value["captcha"] === true || errors?.error.code.startsWith("captcha.")) {
      captcha.show();
      await setFieldValue("captcha", "", false);
    }
    return undefined;
  };
  const remembered = getRemembered("username");
  const initial: Values = {
    username: remembered,
    password: "",
    captcha: "",
    remember: remembered !== "",
    side: "MEMBER",
  };
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
          <LoginSide />
          <FormTextField
            name="username"
            label={t`Username`}
            required
            autoComplete="username webauthn"
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
          <PasskeyLogin
            side={values.side}
            onChallenge={(challenge) => onChallenge(challenge, { remember: false, side: values.side })}
          />
          <ForgotLink />
          <SocialButtons purpose="LOGIN" side={values.side} />
        </Form>
      )}
    </Formik>
  );
}
