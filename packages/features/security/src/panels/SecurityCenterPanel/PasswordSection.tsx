import { Trans, useLingui } from "@lingui/react/macro";
import { useStatusQuery } from "@marquee/runtime";
import { Button, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { PasswordForm } from "./PasswordForm.tsx";
import { Section } from "./Section.tsx";

/** The login password, and the form that changes it. */
export function PasswordSection() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const rule = useStatusQuery().data?.info.register.fields["password"];
  const opener = (
    <Button onClick={() => setOpen(true)}>
      <Trans>Change password</Trans>
    </Button>
  );
  return (
    <Section title={t`Login password`} action={isOpen ? undefined : opener}>
      <Text size="small" tone="muted">
        <Trans>A change logs all other devices out.</Trans>
      </Text>
      {isOpen && <PasswordForm rule={rule} onClose={() => setOpen(false)} />}
    </Section>
  );
}
