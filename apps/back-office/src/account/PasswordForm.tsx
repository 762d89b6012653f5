import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Form, FormPasswordField, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useChangeStaffPasswordMutation } from "../api/endpoints/staff/sessionEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { Section } from "../frame/Section.tsx";

const empty = { oldPassword: "", newPassword: "", again: "" };

/** Changes the password, which ends the other sessions. */
export function PasswordForm() {
  const { t } = useLingui();
  const [change] = useChangeStaffPasswordMutation();
  const { fault, submit } = useSubmit(
    ({ oldPassword, newPassword }: typeof empty) => change({ oldPassword, newPassword }).unwrap(),
    () => notify(t`The password is changed. Your other sessions have ended.`, { tone: "success" }),
  );
  return (
    <Section title={t`Password`}>
      <Formik
        initialValues={empty}
        validate={({ newPassword, again }) => ({
          ...(newPassword.length < 12 ? { newPassword: t`At least 12 characters.` } : {}),
          ...(newPassword === again ? {} : { again: t`The two do not match.` }),
        })}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form label={t`Password`}>
            <FormPasswordField name="oldPassword" label={t`Current password`} autoComplete="current-password" />
            <FormPasswordField name="newPassword" label={t`New password`} autoComplete="new-password" />
            <FormPasswordField name="again" label={t`New password again`} autoComplete="new-password" />
            <FormFault text={fault} />
            <Button type="submit" busy={isSubmitting}>
              <Trans>Change the password</Trans>
            </Button>
          </Form>
        )}
      </Formik>
    </Section>
  );
}
