import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import type { StaffStep } from "@marquee/contract/staff";
import { Card, Heading, Text } from "@marquee/ui-kit";
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

/** The login with its steps: the password or a passkey, then the second factor or its set-up. */
export function LoginPage({ pending, hasApp }: { readonly pending: StaffStep | null; readonly hasApp: boolean }) {
  const { t } = useLingui();
  if (pending === "SECOND_FACTOR")
    return (
      <LoginCard title={t`Confirm that it is you`}>
        <SecondFactorForm hasApp={hasApp} />
      </LoginCard>
    );
  if (pending === "SECOND_FACTOR_SETUP")
    return (
      <LoginCard title={t`Set up a second factor`}>
        <SecondFactorSetup />
      </LoginCard>
    );
  return (
    <LoginCard title={t`Log in`}>
      <PasswordLogin />
    </LoginCard>
  );
}
