import { Trans, useLingui } from "@lingui/react/macro";
import { Button, ConfirmDialog, Form, FormPasswordField, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { useListPasskeysQuery, useRemovePasskeyMutation, useRemoveSecondFactorMutation } from "../api/sessionApi.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { Section } from "../frame/Section.tsx";
import { useTimeText } from "../texts/useTimeText.ts";
import { AuthenticatorSetup } from "./AuthenticatorSetup.tsx";
import { NewPasskey } from "./NewPasskey.tsx";

const empty = { password: "" };
const noRequest = {};

function RemoveApp() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [remove] = useRemoveSecondFactorMutation();
  const { fault, submit } = useSubmit((values: typeof empty) => remove(values).unwrap());
  if (!isOpen)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        <Trans>Remove the app</Trans>
      </Button>
    );
  return (
    <Formik initialValues={empty} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form label={t`Remove the app`}>
          <FormPasswordField name="password" label={t`Password`} autoComplete="current-password" />
          <FormFault text={fault} />
          <Button type="submit" look="danger" busy={isSubmitting}>
            <Trans>Remove the app</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}

function Passkeys() {
  const { t } = useLingui();
  const toTime = useTimeText();
  const { data = [] } = useListPasskeysQuery(noRequest);
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const [chosen, choose] = useState<string>();
  return (
    <>
      <ul>
        {data.map(({ id, userAgent, createdAt }) => (
          <li key={id}>
            {toTime(createdAt)} · {userAgent}{" "}
            <Button size="small" look="quiet" onClick={() => choose(id)}>
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={t`Remove this passkey?`}
        confirm={t`Remove`}
        open={chosen !== undefined}
        busy={isLoading}
        danger
        onClose={() => choose(undefined)}
        onConfirm={() => void remove({ id: chosen ?? "" }).finally(() => choose(undefined))}
      >
        <Trans>It logs in here no more.</Trans>
      </ConfirmDialog>
    </>
  );
}

/** What proves the caller beside the password: an app with recovery codes, and passkeys. */
export function Factors() {
  const { t } = useLingui();
  const { session } = useDesk();
  const { recoveryCodesLeft } = session;
  return (
    <>
      <Section title={t`Authenticator app`}>
        {session.secondFactor ? (
          <>
            <Text>
              <Trans>The app is set up. Recovery codes left: {recoveryCodesLeft}.</Trans>
            </Text>
            <RemoveApp />
          </>
        ) : (
          <AuthenticatorSetup />
        )}
      </Section>
      <Section title={t`Passkeys`}>
        <Passkeys />
        <NewPasskey />
      </Section>
    </>
  );
}
