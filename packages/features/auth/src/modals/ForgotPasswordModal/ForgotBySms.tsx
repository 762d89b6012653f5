import { Trans, useLingui } from "@lingui/react/macro";
import { useResetPasswordBySmsMutation } from "@marquee/api-client";
import type { ResetSignIns } from "@marquee/contract";
import { getDeviceId, NewPasswordFields, paths, useIsOn, useNewPasswordCheck } from "@marquee/runtime";
import { Button, Form } from "@marquee/ui-kit";
import { Formik, type FormikHelpers } from "formik";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ClosedNote } from "../../components/ClosedNote/ClosedNote.tsx";
import { FormAlert } from "../../components/FormAlert/FormAlert.tsx";
import { KeepSignInsField } from "../../components/KeepSignInsField/KeepSignInsField.tsx";
import { SecondStep } from "../../components/SecondStep/SecondStep.tsx";
import { SmsFields } from "../../components/SmsFields/SmsFields.tsx";
import { type LoginChallenge, toLoginChallenge } from "../../model/loginChallenge.ts";
import { toResetSignIns } from "../../model/toResetSignIns.ts";
import { checkSmsFields, type SmsValues, useMobileField } from "../../model/smsFields.ts";
import { useEnter } from "../../model/useEnter.ts";
import { useMobileCheck } from "../../model/useMobileCheck.ts";
import { useRefusal } from "../../model/useRefusal.ts";

type Values = SmsValues & { readonly newPassword: string; readonly keepSignIns: boolean };

const shown = ["mobileNum", "verificationCode", "newPassword"];

const empty: Values = { country: "", mobileNum: "", verificationCode: "", newPassword: "", keepSignIns: false };

/** The other ways into the account of a number, which the gateway names once the code is right. */
type Asked = Pick<Values, "country" | "mobileNum"> & { readonly signIns: ResetSignIns };

/**
 * A new password with a code sent to the phone (LG-17, LG-25, VL-15): afterwards the member is logged in, at home. Passkeys and linked
 * accounts are asked about before (LG-21).
 */
export function ForgotBySms() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const isOpen = useIsOn("CHNGPASSVERIF3");
  const mobiles = useMobileCheck(true);
  const field = useMobileField();
  const checkPassword = useNewPasswordCheck();
  const refusal = useRefusal();
  const enter = useEnter();
  const [resetPassword] = useResetPasswordBySmsMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const toAsked = ({ country, mobileNum }: Values): ResetSignIns | undefined =>
    asked?.country === country && asked.mobileNum === mobileNum ? asked.signIns : undefined;
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    refusal.clear();
    const { mobileNum, verificationCode, newPassword, country, keepSignIns } = values;
    const countryDialingCode = mobiles.toCheck(country).dialingCode;
    const proof = { mobileNum, countryDialingCode, verificationCode: verificationCode.trim() };
    const choice = toAsked(values) === undefined ? {} : { keepSignIns };
    const result = await resetPassword({ ...proof, ...choice, newPassword, deviceId: getDeviceId() });
    if (result.data) {
      // Home first: a dialog over the page closes when its address changes.
      await navigate(paths.index);
      return enter(result.data, false);
    }
    const next = toLoginChallenge(result.error);
    if (next) return setChallenge(next);
    const signIns = toResetSignIns(result.error);
    if (signIns) setAsked({ country, mobileNum, signIns });
    return setErrors(refusal.refuse(result.error, values)?.fields ?? {});
  };
  if (challenge)
    return (
      <SecondStep
        {...challenge}
        remember={false}
        side="MEMBER"
        onBack={() => setChallenge(null)}
        onDone={() => navigate(paths.index)}
      />
    );
  return (
    <Formik
      initialValues={empty}
      validate={(values) => ({
        ...checkSmsFields(i18n, values, field, mobiles),
        ...checkPassword({ newPassword: values.newPassword }),
        ...refusal.toCurrent(values, shown).fields,
      })}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form label={t`New password by text message`}>
          <FormAlert alert={refusal.toCurrent(values, shown).alert} />
          <SmsFields purpose="RESET" mobiles={mobiles} />
          <NewPasswordFields password={values.newPassword} isRepeated={false} />
          {toAsked(values) !== undefined && <KeepSignInsField signIns={toAsked(values)} />}
          {!isOpen && <ClosedNote />}
          <Button type="submit" look="primary" size="large" wide busy={isSubmitting} disabled={!isOpen}>
            <Trans>Set the password and log in</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
