import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import type { StaffStep } from "@marquee/contract/staff";
import { Card, Heading, Modal, Text } from "@marquee/ui-kit";
import { type ReactNode, useEffect } from "react";
import { styled } from "styled-components";
import { LookChoice } from "../shell/LookChoice.tsx";
import { PasswordLogin } from "./PasswordLogin.tsx";
import { SecondFactorForm } from "./SecondFactorForm.tsx";
import { SecondFactorSetup } from "./SecondFactorSetup.tsx";

const Ground = styled.main`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${token("space.16")};
  min-block-size: 100dvb;
  padding: ${token("space.16")};
  > section { inline-size: min(400px, 100%); display: grid; gap: ${token("space.20")}; padding: ${token("space.32")}; }
`;

/** The card in the middle of the pages before the login. */
export function LoginCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Ground>
      <Card>
        <Text size="label" tone="muted" strong>
          <Trans>Marquee desk</Trans>
        </Text>
        <Heading level={1} size="title">
          {title}
        </Heading>
        {children}
      </Card>
      <LookChoice />
    </Ground>
  );
}

/** What the login asks for next: the password or a passkey, then the second factor or its set-up. */
function useLoginStep(
  pending: StaffStep | null,
  hasApp: boolean,
): { readonly title: string; readonly form: ReactNode } {
  const { t } = useLingui();
  if (pending === "SECOND_FACTOR")
    return { title: t`Confirm that it is you`, form: <SecondFactorForm hasApp={hasApp} /> };
  if (pending === "SECOND_FACTOR_SETUP") return { title: t`Set up a second factor`, form: <SecondFactorSetup /> };
  return { title: t`Log in`, form: <PasswordLogin /> };
}

interface Props {
  readonly pending: StaffStep | null;
  readonly hasApp: boolean;
}

/** The login with its steps. */
export function LoginPage({ pending, hasApp }: Props) {
  const { title, form } = useLoginStep(pending, hasApp);
  return <LoginCard title={title}>{form}</LoginCard>;
}

/** The same over a page whose session has ended: what was typed there waits below, and nobody else sees it. */
export function LoginAgain({ pending, hasApp }: Props) {
  const { t } = useLingui();
  const { title, form } = useLoginStep(pending, hasApp);
  return (
    <Modal title={title} open locked covers onClose={() => undefined}>
      <Text>{t`The session has ended. Log in to go on where you were.`}</Text>
      {form}
    </Modal>
  );
}
