import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Form, FormPasswordField } from "@marquee/ui-kit";
import { Formik } from "formik";
import { type ReactNode, useState } from "react";
import { FormFault } from "../forms/FormFault.tsx";
import { useSubmit } from "../forms/useSubmit.ts";

const empty = { password: "" };

/** A button that asks for the password first, since a session alone changes no factor. */
export function PasswordProof({
  name,
  children,
  danger = false,
  onProve,
}: {
  /** Names the form. */
  readonly name: string;
  /** The button's words. */
  readonly children: ReactNode;
  readonly danger?: boolean;
  /** Does it; what it throws is told in the form. */
  readonly onProve: (password: string) => Promise<unknown>;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { fault, submit } = useSubmit(
    ({ password }: typeof empty) => onProve(password),
    () => setOpen(false),
  );
  if (!isOpen)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {children}
      </Button>
    );
  return (
    <Formik
      initialValues={empty}
      validate={({ password }) => (password === "" ? { password: t`Fill this in.` } : {})}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={name}>
          <FormPasswordField name="password" label={t`Your password`} autoComplete="current-password" />
          <FormFault text={fault} />
          <Button type="submit" look={danger ? "danger" : "primary"} busy={isSubmitting}>
            {children}
          </Button>
          <Button look="quiet" onClick={() => setOpen(false)}>
            <Trans>Not now</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
