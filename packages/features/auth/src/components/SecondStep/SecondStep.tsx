import { Trans, useLingui } from "@lingui/react/macro";
import { useLoginMutation, useSendLoginCodeMutation } from "@marquee/api-client";
import type { SecondFactorMethod } from "@marquee/contract";
import { toErrorText } from "@marquee/i18n";
import { getDeviceId } from "@marquee/runtime";
import { Button, Form, FormRadioGroup, FormTextField, Heading, Text } from "@marquee/ui-kit";
import { Formik, type FormikHelpers } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { object, string } from "yup";
import type { LoginChallenge } from "../../model/loginChallenge.ts";
import { useEnter } from "../../model/useEnter.ts";
import { useRefusal } from "../../model/useRefusal.ts";
import { useSentCode } from "../../model/useSentCode.ts";
import { CodeField } from "../CodeField/CodeField.tsx";
import { FormAlert } from "../FormAlert/FormAlert.tsx";
import type { Side } from "../LoginSide/LoginSide.tsx";
import { NoticeDialog } from "../NoticeDialog/NoticeDialog.tsx";

type Values = { readonly method: SecondFactorMethod; readonly verificationCode: string };

type Props = LoginChallenge & {
  readonly remember: boolean;
  readonly side: Side;
  /** The step has expired: the first one must be repeated. */
  readonly onBack: () => void;
  /** Runs before the session is opened. */
  readonly onDone?: () => void | Promise<void>;
};

const shown = ["verificationCode"];

const Head = styled.div`&:focus { outline: none; }`;

/** Takes the focus from the replaced form, so that a screen reader announces the new content. */
const takeFocus = (head: HTMLDivElement | null): void => head?.focus();

/** The second step of a login (LG-14, LG-15): a code of the authenticator app, or one sent by mail or to the phone. */
export function SecondStep({ challengeId, methods, reason, remember, side, onBack, onDone }: Props) {
  const { t, i18n } = useLingui();
  const refusal = useRefusal();
  const enter = useEnter();
  const sending = useSentCode();
  const [login] = useLoginMutation();
  const [sendLoginCode] = useSendLoginCodeMutation();
  const [warning, setWarning] = useState<string | null>(null);
  const deviceId = getDeviceId();
  const send = async (method: SecondFactorMethod): Promise<void> => {
    if (method === "TOTP") return;
    const error = await sending.send(() => sendLoginCode({ challengeId, deviceId, method }).unwrap());
    if (error) setWarning(toErrorText(i18n, error.code, { retryAfter: error.retryAfter }));
  };
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    refusal.clear();
    const { method, verificationCode: code } = values;
    const secondFactor = { challengeId, method, code: code.trim() };
    const result = await login({ type: "username", side, deviceId, secondFactor });
    if (result.data) {
      await onDone?.();
      return enter(result.data, remember);
    }
    const errors = refusal.refuse(result.error, values);
    setErrors(errors?.fields ?? {});
    return undefined;
  };
  const schema = object({
    verificationCode: string()
      .trim()
      .required(t`Input cannot be empty`),
  });
  const [first = "TOTP"] = methods;
  const names: Readonly<Record<SecondFactorMethod, string>> = {
    TOTP: t`Authenticator app`,
    EMAIL: t`Code by e-mail`,
    SMS: t`Code by text message`,
  };
  return (
    <Formik
      initialValues={{ method: first, verificationCode: "" }}
      validationSchema={schema}
      validate={(values) => refusal.toCurrent(values, shown).fields}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form label={t`Confirm your login`}>
          <Head ref={takeFocus} tabIndex={-1}>
            <Heading level={3}>
              <Trans>Confirm your login</Trans>
            </Heading>
            <Text size="small" tone="muted">
              {reason === "NEW_IP" ? (
                <Trans>You are logging in from a network that we do not know yet.</Trans>
              ) : (
                <Trans>Your account needs a second step.</Trans>
              )}
            </Text>
          </Head>
          <FormAlert alert={refusal.toCurrent(values, shown).alert} />
          {methods.length > 1 && (
            <FormRadioGroup
              name="method"
              label={t`How do you want to confirm it?`}
              options={methods.map((value) => ({ value, label: names[value] }))}
            />
          )}
          {values.method === "TOTP" ? (
            <FormTextField
              name="verificationCode"
              label={t`Code from your authenticator app`}
              hint={t`Or one of your recovery codes.`}
              required
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
            />
          ) : (
            <CodeField sending={sending} onSend={() => void send(values.method)} />
          )}
          <Button type="submit" look="primary" size="large" wide busy={isSubmitting}>
            <Trans>Log in</Trans>
          </Button>
          <Button look="quiet" size="small" onClick={onBack}>
            <Trans>Start again</Trans>
          </Button>
          {warning !== null && (
            <NoticeDialog title={t`Please check`} onClose={() => setWarning(null)}>
              {warning}
            </NoticeDialog>
          )}
        </Form>
      )}
    </Formik>
  );
}
