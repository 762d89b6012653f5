import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useForgotPasswordMutation } from "@marquee/api-client";
import { checkField, type ForgotPasswordValue, mailboxRule } from "@marquee/contract";
import { toFieldText } from "@marquee/i18n";
import { useIsOn } from "@marquee/runtime";
import { Button, Form, FormTextField, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { ClosedNote } from "../../components/ClosedNote/ClosedNote.tsx";
import { FormAlert } from "../../components/FormAlert/FormAlert.tsx";
import { getRemembered } from "../../model/remembered.ts";
import { useRefusal } from "../../model/useRefusal.ts";

type Values = { readonly username: string; readonly email: string };

const shown = ["username", "email"];

const Sent = styled.div`
  display: grid;
  gap: 1rem;
  &:focus { outline: none; }
`;

const takeFocus = (element: HTMLDivElement | null): void => element?.focus();

/** Requests the mail with the link (LG-16, VL-14). The answer does not reveal whether the account exists. */
export function ForgotByMail({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const isOpen = useIsOn("FORGMAIL3");
  const refusal = useRefusal();
  const [forgotPassword] = useForgotPasswordMutation();
  const [sent, setSent] = useState<ForgotPasswordValue | null>(null);
  const check = ({ username, email }: Values): FormikErrors<Values> => {
    const fault = checkField("email", email.trim(), mailboxRule);
    return {
      ...(username.trim() === "" && { username: toFieldText(i18n, { name: "username", rule: "required" }) }),
      ...(fault && { email: toFieldText(i18n, fault.rule === "length" ? { ...fault, rule: "pattern" } : fault) }),
    };
  };
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    refusal.clear();
    const result = await forgotPassword({ username: values.username.trim(), email: values.email.trim() });
    if (result.data) return setSent(result.data);
    return setErrors(refusal.refuse(result.error, values)?.fields ?? {});
  };
  if (sent)
    return (
      <Sent ref={takeFocus} tabIndex={-1} role="status">
        <Text>
          <Trans>
            If the username and the e-mail address belong to the same account, an e-mail with a link is on its way to{" "}
            {sent.mask}.
          </Trans>
        </Text>
        <Text size="small" tone="muted">
          <Trans>
            The link is valid for <Plural value={sent.expiredMinutes} one="# minute" other="# minutes" />. Look into the
            spam folder too.
          </Trans>
        </Text>
        <Button look="primary" wide onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Sent>
    );
  return (
    <Formik
      initialValues={{ username: getRemembered("username"), email: "" }}
      validate={(values) => ({ ...check(values), ...refusal.toCurrent(values, shown).fields })}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form label={t`New password by e-mail`}>
          <FormAlert alert={refusal.toCurrent(values, shown).alert} />
          <FormTextField
            name="username"
            label={t`Username`}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
          <FormTextField
            name="email"
            label={t`E-mail`}
            required
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          {!isOpen && <ClosedNote />}
          <Button type="submit" look="primary" size="large" wide busy={isSubmitting} disabled={!isOpen}>
            <Trans>Send the link</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
