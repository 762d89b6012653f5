import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useConfirmPasswordResetMutation, useListResetSignInsQuery } from "@marquee/api-client";
import { getDeviceId, NewPasswordFields, paths, useIsOn, useNewPasswordCheck } from "@marquee/runtime";
import { Button, Form } from "@marquee/ui-kit";
import { Formik, type FormikHelpers } from "formik";
import { useNavigate } from "react-router";
import { ClosedNote } from "../../components/ClosedNote/ClosedNote.tsx";
import { FormAlert } from "../../components/FormAlert/FormAlert.tsx";
import { KeepSignInsField } from "../../components/KeepSignInsField/KeepSignInsField.tsx";
import { type LoginChallenge, toLoginChallenge } from "../../model/loginChallenge.ts";
import { resetLink } from "../../model/linkToken.ts";
import { useEnter } from "../../model/useEnter.ts";
import { useRefusal } from "../../model/useRefusal.ts";

type Values = {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly keepSignIns: boolean;
};

const shown = ["newPassword", "confirmNewPassword"];

const empty: Values = { newPassword: "", confirmNewPassword: "", keepSignIns: false };

type Props = {
  readonly resetToken: string;
  readonly onChallenge: (challenge: LoginChallenge) => void;
  /** The link has been used or has expired. */
  readonly onVoid: () => void;
};

/** Sets the password of a link, logs in and goes home (LG-16). */
export function ResetPasswordForm({ resetToken, onChallenge, onVoid }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isOpen = useIsOn("FORGMAIL3");
  const checkPassword = useNewPasswordCheck();
  const refusal = useRefusal();
  const enter = useEnter();
  const { data: signIns } = useListResetSignInsQuery({ resetToken });
  const [confirmReset] = useConfirmPasswordResetMutation();
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    refusal.clear();
    const { newPassword, keepSignIns } = values;
    const result = await confirmReset({ resetToken, newPassword, keepSignIns, deviceId: getDeviceId() });
    const challenge = toLoginChallenge(result.error);
    const isVoid = isApiError(result.error) && result.error.code === "reset.token.invalid";
    if (result.data || challenge || isVoid) resetLink.forget();
    if (result.data) {
      // Home first: the form's own page has nothing left to show.
      await navigate(paths.index, { replace: true });
      return enter(result.data, false);
    }
    if (challenge) return onChallenge(challenge);
    if (isVoid) return onVoid();
    return setErrors(refusal.refuse(result.error, values)?.fields ?? {});
  };
  return (
    <Formik
      initialValues={empty}
      validate={(values) => ({ ...checkPassword(values), ...refusal.toCurrent(values, shown).fields })}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form label={t`New password`}>
          <FormAlert alert={refusal.toCurrent(values, shown).alert} />
          <NewPasswordFields password={values.newPassword} />
          <KeepSignInsField signIns={signIns} />
          {!isOpen && <ClosedNote />}
          <Button type="submit" look="primary" size="large" wide busy={isSubmitting} disabled={!isOpen}>
            <Trans>Set the password and log in</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
