import { Trans, useLingui } from "@lingui/react/macro";
import { useLoginMutation } from "@marquee/api-client";
import { getDeviceId, useIsOn } from "@marquee/runtime";
import { Button, Form, FormCheckboxField } from "@marquee/ui-kit";
import { Formik, type FormikHelpers } from "formik";
import { toLoginChallenge } from "../../model/loginChallenge.ts";
import { getRemembered, remember } from "../../model/remembered.ts";
import { checkSmsFields, type SmsValues, useMobileField } from "../../model/smsFields.ts";
import { useEnter } from "../../model/useEnter.ts";
import { useMobileCheck } from "../../model/useMobileCheck.ts";
import { useRefusal } from "../../model/useRefusal.ts";
import { ClosedNote } from "../ClosedNote/ClosedNote.tsx";
import { FormAlert } from "../FormAlert/FormAlert.tsx";
import { LoginSide, type Side } from "../LoginSide/LoginSide.tsx";
import type { OnChallenge } from "../PasswordLogin/PasswordLogin.tsx";
import { SocialButtons } from "../SocialButtons/SocialButtons.tsx";
import { SmsFields } from "../SmsFields/SmsFields.tsx";

type Values = SmsValues & { readonly remember: boolean; readonly side: Side };

const shown = ["mobileNum", "verificationCode"];

/** Login by a code sent to the phone (LG-02, VL-12). The number is remembered for a day where the visitor wants it (LG-05). */
export function SmsLogin({ onChallenge }: { readonly onChallenge: OnChallenge }) {
  const { t, i18n } = useLingui();
  const isLoginOn = useIsOn("LOGIN3");
  const isSmsOn = useIsOn("MOBILEVERCODELOGIN3");
  const isRememberOn = useIsOn("REMEMBER3");
  const isOpen = isLoginOn && isSmsOn;
  const mobiles = useMobileCheck(true);
  const field = useMobileField();
  const refusal = useRefusal();
  const enter = useEnter();
  const [login] = useLoginMutation();
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    refusal.clear();
    const { mobileNum, verificationCode, side } = values;
    const isKept = values.remember && isRememberOn;
    const countryDialingCode = mobiles.toCheck(values.country).dialingCode;
    const proof = { mobileNum, countryDialingCode, verificationCode: verificationCode.trim() };
    const result = await login({ type: "sms", ...proof, side, deviceId: getDeviceId() });
    const challenge = toLoginChallenge(result.error);
    if (isRememberOn && (result.data || challenge)) {
      remember("mobileNum", isKept ? mobileNum : null);
      remember("countryDialingCode", isKept ? countryDialingCode : null);
    }
    if (result.data) return enter(result.data, isKept);
    if (challenge) return onChallenge(challenge, { remember: isKept, side });
    const errors = refusal.refuse(result.error, values);
    setErrors(errors?.fields ?? {});
    return undefined;
  };
  const [rememberedNumber, rememberedCode] = [getRemembered("mobileNum"), getRemembered("countryDialingCode")];
  const country = mobiles.countries.find(({ countryDialingCode: code }) => code === rememberedCode)?.countryCode ?? "";
  const initial: Values = {
    country,
    mobileNum: rememberedNumber,
    verificationCode: "",
    remember: rememberedNumber !== "",
    side: "MEMBER",
  };
  return (
    <Formik
      // The countries load after the form; the remembered one is selected then.
      key={country}
      initialValues={initial}
      validate={(values) => ({
        ...checkSmsFields(i18n, values, field, mobiles),
        ...refusal.toCurrent(values, shown).fields,
      })}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form label={t`Log in`}>
          <FormAlert alert={refusal.toCurrent(values, shown).alert} />
          <LoginSide />
          <SmsFields purpose="LOGIN" mobiles={mobiles} />
          {isRememberOn && <FormCheckboxField name="remember" label={t`Keep me logged in on this device`} />}
          {!isOpen && <ClosedNote />}
          <Button type="submit" look="primary" size="large" wide busy={isSubmitting} disabled={!isOpen}>
            <Trans>Log in</Trans>
          </Button>
          <SocialButtons purpose="LOGIN" side={values.side} />
        </Form>
      )}
    </Formik>
  );
}
