import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useConfirmPasswordResetMutation } from "@marquee/api-client";
import { toFieldText } from "@marquee/i18n";
import { getDeviceId, paths, useIsOn } from "@marquee/runtime";
import { Button, Form, FormPasswordField } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useNavigate } from "react-router";
import { ClosedNote } from "../../components/ClosedNote/ClosedNote.tsx";
import { FormAlert } from "../../components/FormAlert/FormAlert.tsx";
import { NewPasswordField } from "../../components/NewPasswordField/NewPasswordField.tsx";
import { type LoginChallenge, toLoginChallenge } from "../../model/loginChallenge.ts";
import { useNewPasswordCheck } from "../../model/newPassword.ts";
import { forgetResetToken } from "../../model/takeResetToken.ts";
import { useEnter } from "../../model/useEnter.ts";
import { useRefusal } from "../../model/useRefusal.ts";

type Values = { readonly newPassword: string; readonly confirmNewPassword: string };

const shown = ["newPassword", "confirmNewPassword"];

const empty: Values = { newPassword: "", confirmNewPassword: "" };

type Props = {
  readonly resetToken: string;
  readonly onChallenge: (challenge: LoginChallenge) => void;
  /** The link has been used or has expired. */
  readonly onVoid: () => void;
};

/** Sets the password of a link, logs in and goes home (LG-16). */
export function ResetPasswordForm({ resetToken, onChallenge, onVoid }: Props) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const isOpen = useIsOn("FORGMAIL3");
  const checkPassword = useNewPasswordCheck();
  const refusal = useRefusal();
  const enter = useEnter();
  const [confirmReset] = useConfirmPasswordResetMutation();
  const check = ({ newPassword, confirmNewPassword }: Values): FormikErrors<Values> => {
    const rule = confirmNewPassword === "" ? "required" : "match";
    const isSame = confirmNewPassword !== "" && confirmNewPassword === newPassword;
    return {
      ...checkPassword(newPassword),
      ...(!isSame && { confirmNewPassword: toFieldText(i18n, { name: "confirmNewPassword", rule }) }),
    };
  };
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    refusal.clear();
    const { newPassword } = values;
    const result = await confirmReset({ resetToken, newPassword, deviceId: getDeviceId() });
    const challenge = toLoginChallenge(result.error);
    const isVoid = isApiError(result.error) && result.error.code === "reset.token.invalid";
    if (result.data || challenge || isVoid) forgetResetToken();
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
      validate={(values) => ({ ...check(values), ...refusal.toCurrent(values, shown).fields })}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form label={t`New password`}>
          <FormAlert alert={refusal.toCurrent(values, shown).alert} />
          <NewPasswordField />
          <FormPasswordField
            name="confirmNewPassword"
            label={t`Repeat the new password`}
            required
            autoComplete="new-password"
            maxLength={255}
          />
          {!isOpen && <ClosedNote />}
          <Button type="submit" look="primary" size="large" wide busy={isSubmitting} disabled={!isOpen}>
            <Trans>Set the password and log in</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
