import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Form, FormTextField, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useCompleteStaffLoginMutation } from "../api/endpoints/staff/sessionEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { useLeave } from "../frame/useLeave.ts";
import { PasskeyLogin } from "./PasskeyLogin.tsx";

const empty = { code: "" };

/** The second factor after the password: the code of the authenticator app or a recovery code, or a passkey. */
export function SecondFactorForm({ hasApp }: { readonly hasApp: boolean }) {
  const leave = useLeave();
  return (
    <>
      {hasApp ? (
        <CodeForm />
      ) : (
        <Text tone="muted">
          <Trans>Your passkey is your second factor. It takes the place of the password, too.</Trans>
        </Text>
      )}
      <PasskeyLogin />
      <Button look="quiet" wide onClick={leave}>
        <Trans>Log in as somebody else</Trans>
      </Button>
    </>
  );
}

function CodeForm() {
  const { t } = useLingui();
  const [complete] = useCompleteStaffLoginMutation();
  const { fault, submit } = useSubmit((values: typeof empty) => complete({ code: values.code.trim() }).unwrap());
  return (
    <Formik
      initialValues={empty}
      validate={({ code }) => (code.trim().length < 6 ? { code: t`Enter the six digits, or a recovery code.` } : {})}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Confirm that it is you`}>
          <Text tone="muted">
            <Trans>Enter the code of your authenticator app, or one of your recovery codes.</Trans>
          </Text>
          <FormTextField name="code" label={t`Code`} autoComplete="one-time-code" maxLength={20} />
          <FormFault text={fault} />
          <Button type="submit" look="primary" wide busy={isSubmitting}>
            <Trans>Continue</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
