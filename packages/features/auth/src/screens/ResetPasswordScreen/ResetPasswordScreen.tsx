import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { modalOpened, paths, useAppDispatch } from "@marquee/runtime";
import { Button, Card, EmptyState, Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { useNavigate } from "react-router";
import { styled } from "styled-components";
import { SecondStep } from "../../components/SecondStep/SecondStep.tsx";
import { forgotPasswordModal } from "../../modals/forgotPasswordModal.ts";
import type { LoginChallenge } from "../../model/loginChallenge.ts";
import { resetLink } from "../../model/linkToken.ts";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";

const Page = styled.div`
  display: grid;
  gap: ${token("space.24")};
  inline-size: min(100%, 440px);
  margin: ${token("space.32")} auto;
`;

/** The page of the mail's link (LG-16): a new password, and the member is logged in. */
export function ResetPasswordScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [resetToken, setResetToken] = useState(resetLink.take);
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);
  const form = challenge ? (
    <SecondStep
      {...challenge}
      remember={false}
      side="MEMBER"
      onBack={() => setChallenge(null)}
      onDone={() => navigate(paths.index, { replace: true })}
    />
  ) : (
    <ResetPasswordForm resetToken={resetToken ?? ""} onChallenge={setChallenge} onVoid={() => setResetToken(null)} />
  );
  const again = (
    <Button look="primary" onClick={() => dispatch(modalOpened(forgotPasswordModal))}>
      <Trans>Request a new link</Trans>
    </Button>
  );
  return (
    <Page>
      <Heading level={1}>
        <Trans>New password</Trans>
      </Heading>
      <Card as="div">
        {resetToken !== null || challenge ? (
          form
        ) : (
          <EmptyState picture="locked" title={t`This link does not work any more`} action={again}>
            <Trans>
              The link works once, and for half an hour. Open it from the e-mail again, or ask for a new one.
            </Trans>
          </EmptyState>
        )}
      </Card>
    </Page>
  );
}
