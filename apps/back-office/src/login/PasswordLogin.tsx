import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Form, FormPasswordField, FormTextField, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useLoginStaffMutation } from "../api/endpoints/staff/sessionEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { PasskeyLogin } from "./PasskeyLogin.tsx";

const empty = { email: "", password: "" };

/** Mail address and password, or a passkey. */
export function PasswordLogin() {
  const { t } = useLingui();
  const [login] = useLoginStaffMutation();
  const { fault, submit } = useSubmit((values: typeof empty) => login(values).unwrap());
  return (
    <>
      <Formik
        initialValues={empty}
        validate={({ email, password }) => ({
          ...(email.trim() === "" ? { email: t`Fill this in.` } : {}),
          ...(password === "" ? { password: t`Fill this in.` } : {}),
        })}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form label={t`Log in`}>
            <FormTextField name="email" type="email" label={t`Mail address`} autoComplete="username webauthn" />
            <FormPasswordField name="password" label={t`Password`} autoComplete="current-password" />
            <FormFault text={fault} />
            <Button type="submit" look="primary" wide busy={isSubmitting}>
              <Trans>Log in</Trans>
            </Button>
          </Form>
        )}
      </Formik>
      <PasskeyLogin />
      <Text size="caption" tone="muted">
        <Trans>For staff of a merchant or of the platform. Everything that is done here is written down.</Trans>
      </Text>
    </>
  );
}
