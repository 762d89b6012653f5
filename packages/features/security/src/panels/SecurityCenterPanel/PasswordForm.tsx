import { Trans, useLingui } from "@lingui/react/macro";
import { useChangePasswordMutation } from "@marquee/api-client";
import { checkField, type RegisterRule } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toFieldText } from "@marquee/i18n";
import { renewSession, useAppDispatch } from "@marquee/runtime";
import { Button, Form, FormPasswordField, notify, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { useFormFaults } from "../../model/useFormFaults.ts";

type Values = { readonly oldPassword: string; readonly newPassword: string; readonly confirmNewPassword: string };

const empty: Values = { oldPassword: "", newPassword: "", confirmNewPassword: "" };

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.12")};
`;

/** Changes the login password (LG-18, VL-13). What was typed stays when it is refused. */
export function PasswordForm({
  rule,
  onClose,
}: {
  readonly rule: RegisterRule | undefined;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const dispatch = useAppDispatch();
  const [changePassword] = useChangePasswordMutation();
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults();
  const needed = toFieldText(i18n, { name: "", rule: "required" });
  const check = ({ oldPassword, newPassword, confirmNewPassword }: Values): FormikErrors<Values> => {
    const fault = newPassword === "" ? null : checkField("newPassword", newPassword, rule);
    return {
      ...(oldPassword === "" && { oldPassword: needed }),
      ...(newPassword === "" ? { newPassword: needed } : fault && { newPassword: toFieldText(i18n, fault) }),
      ...(confirmNewPassword === ""
        ? { confirmNewPassword: needed }
        : confirmNewPassword !== newPassword && {
            confirmNewPassword: toFieldText(i18n, { name: "confirmNewPassword", rule: "match" }),
          }),
    };
  };
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    const result = await changePassword(values);
    if (result.data) {
      dispatch(renewSession(result.data));
      notify(t`Your password was changed. All other devices were logged out.`, { tone: "success" });
      onClose();
      return;
    }
    const { text, fields } = toFaults(result.error);
    setRefusal(text);
    setErrors(fields);
  };
  const hint =
    rule === undefined
      ? undefined
      : toFieldText(i18n, {
          name: "newPassword",
          rule: "pattern",
          patternId: rule.patternId,
          min: rule.minLength,
          max: rule.maxLength,
        });
  return (
    <Formik initialValues={empty} validate={check} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form label={t`Change password`}>
          {refusal !== "" && (
            <Text tone="danger" role="alert">
              {refusal}
            </Text>
          )}
          <FormPasswordField
            name="oldPassword"
            label={t`Current password`}
            required
            autoComplete="current-password"
            maxLength={255}
          />
          <FormPasswordField
            name="newPassword"
            label={t`New password`}
            hint={hint}
            required
            autoComplete="new-password"
            maxLength={255}
          />
          <FormPasswordField
            name="confirmNewPassword"
            label={t`Repeat the new password`}
            required
            autoComplete="new-password"
            maxLength={255}
          />
          <Buttons>
            <Button type="submit" look="primary" busy={isSubmitting}>
              <Trans>Change password</Trans>
            </Button>
            <Button onClick={onClose} disabled={isSubmitting}>
              <Trans>Cancel</Trans>
            </Button>
          </Buttons>
        </Form>
      )}
    </Formik>
  );
}
