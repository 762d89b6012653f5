import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Form, FormPasswordField, PlainLink, Skeleton, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  useAcceptStaffInvitationMutation,
  useGetStaffInvitationQuery,
} from "../api/endpoints/staff/sessionEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { toErrorText } from "../texts/errorText.ts";
import { useRoleNames } from "../texts/useRoleNames.ts";
import { LoginCard } from "./LoginPage.tsx";

const empty = { password: "", again: "" };

/** The link of an invitation: its token stands after `#`, which no server sees, and leaves the address at once. */
export function InvitationPage() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const roleNames = useRoleNames();
  const [token] = useState(() => {
    const read = location.hash.slice(1);
    if (read !== "") history.replaceState(history.state, "", location.pathname);
    return read;
  });
  const { data, error } = useGetStaffInvitationQuery({ token });
  const [accept] = useAcceptStaffInvitationMutation();
  const { fault, submit } = useSubmit(
    ({ password }: typeof empty) => accept({ token, password }).unwrap(),
    () => void navigate("/"),
  );
  if (error !== undefined)
    return (
      <LoginCard title={t`This link does not work`}>
        <Text>{toErrorText(i18n, error)}</Text>
        <PlainLink href="/">
          <Trans>To the login</Trans>
        </PlainLink>
      </LoginCard>
    );
  if (data === undefined)
    return (
      <LoginCard title={t`Loading`}>
        <Skeleton shape="row" />
      </LoginCard>
    );
  const { name, email, grants } = data;
  const roles = grants.map(({ role }) => roleNames[role]).join(", ");
  return (
    <LoginCard title={t`Welcome, ${name}`}>
      <Text>
        <Trans>Your role: {roles}. Choose a password of at least 12 characters.</Trans>
      </Text>
      <Formik
        initialValues={empty}
        validate={({ password, again }) => ({
          ...(password.length < 12 ? { password: t`At least 12 characters.` } : {}),
          ...(password === again ? {} : { again: t`The two do not match.` }),
        })}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form label={t`Choose a password`}>
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <FormPasswordField name="password" label={t`Password`} autoComplete="new-password" />
            <FormPasswordField name="again" label={t`Password again`} autoComplete="new-password" />
            <FormFault text={fault} />
            <Button type="submit" look="primary" wide busy={isSubmitting}>
              <Trans>Begin</Trans>
            </Button>
          </Form>
        )}
      </Formik>
    </LoginCard>
  );
}
