import { Trans } from "@lingui/react/macro";
import { Button, Text } from "@marquee/ui-kit";
import { AuthenticatorSetup } from "../account/AuthenticatorSetup.tsx";
import { FirstPasskey } from "../account/NewPasskey.tsx";
import { useLeave } from "../frame/useLeave.ts";

/** The step of somebody who must have a second factor and has none: an app or a passkey. */
export function SecondFactorSetup() {
  const leave = useLeave();
  return (
    <>
      <Text tone="muted">
        <Trans>Staff need more than a password here. Add an authenticator app or a passkey.</Trans>
      </Text>
      <AuthenticatorSetup />
      <FirstPasskey />
      <Button look="quiet" wide onClick={leave}>
        <Trans>Log in as somebody else</Trans>
      </Button>
    </>
  );
}
