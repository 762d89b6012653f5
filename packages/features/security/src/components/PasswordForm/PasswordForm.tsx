import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useChangePasswordMutation } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { toFieldText } from "@marquee/i18n";
import {
  NewPasswordFields,
  renewSession,
  selectSession,
  useAppDispatch,
  useAppSelector,
  useFormFaults,
  useNewPasswordCheck,
} from "@marquee/runtime";
import { Button, Form, FormPasswordField, notify, Refusal, VisuallyHidden } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";

type Values = { readonly oldPassword: string; readonly newPassword: string; readonly confirmNewPassword: string };

const empty: Values = { oldPassword: "", newPassword: "", confirmNewPassword: "" };

const fieldOfCode = {
  "password.old.invalid": "oldPassword",
  "password.same": "newPassword",
  "password.history": "newPassword",
  "password.default": "newPassword",
} as const;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.12")};
`;

/** Whether the gateway requires the old password after all because the login was too long ago (LG-18). */
const asksOldPassword = (error: unknown): boolean =>
  isApiError(error) && error.fields.some(({ name, rule }) => name === "oldPassword" && rule === "required");

type Props = {
  /** The old password was typed at the login just now (LG-18, SK-06), so it is asked for only if the gateway requires it. */
  readonly isTyped?: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  /** Replaces the cancel button. */
  readonly other?: ReactNode;
};

/** Changes the login password (LG-18, VL-13). Typed values are kept when it is refused. */
export function PasswordForm({ isTyped = false, onDone, onCancel, other }: Props) {
  const { t, i18n } = useLingui();
  const dispatch = useAppDispatch();
  const username = useAppSelector(selectSession)?.username ?? "";
  const [changePassword] = useChangePasswordMutation();
  const [refusal, setRefusal] = useState("");
  const [asksOld, setAsksOld] = useState(!isTyped);
  const toFaults = useFormFaults(fieldOfCode);
  const checkNew = useNewPasswordCheck();
  const check = (values: Values): FormikErrors<Values> => ({
    ...(asksOld && values.oldPassword === "" && { oldPassword: toFieldText(i18n, { name: "", rule: "required" }) }),
    ...checkNew(values),
  });
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    const { oldPassword: _, ...next } = values;
    const result = await dispatch(renewSession(() => changePassword(asksOld ? values : next)));
    if (result.data) {
      notify(t`Your password was changed. All other devices were logged out.`, { tone: "success" });
      onDone();
      return;
    }
    if (asksOldPassword(result.error)) setAsksOld(true);
    const { text, fields } = toFaults(result.error);
    setRefusal(text);
    setErrors(fields);
  };
  return (
    <Formik initialValues={empty} validate={check} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting, values }) => (
        <Form label={t`Change password`}>
          <Refusal text={refusal} />
          {/* A password manager needs the name to know whose password it is. */}
          <VisuallyHidden>
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={username}
              readOnly
              tabIndex={-1}
              aria-hidden="true"
            />
          </VisuallyHidden>
          {asksOld && (
            <FormPasswordField
              name="oldPassword"
              label={t`Current password`}
              required
              autoComplete="current-password"
              maxLength={255}
            />
          )}
          <NewPasswordFields password={values.newPassword} />
          <Buttons>
            <Button type="submit" look="primary" busy={isSubmitting}>
              <Trans>Change password</Trans>
            </Button>
            {other ?? (
              <Button onClick={onCancel} disabled={isSubmitting}>
                <Trans>Cancel</Trans>
              </Button>
            )}
          </Buttons>
        </Form>
      )}
    </Formik>
  );
}
