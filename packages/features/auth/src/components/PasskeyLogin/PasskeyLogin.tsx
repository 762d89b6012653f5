import { Trans } from "@lingui/react/macro";
import type { LoginRequest } from "@marquee/contract";
import { useIsOn } from "@marquee/runtime";
import { Button } from "@marquee/ui-kit";
import type { LoginChallenge } from "../../model/loginChallenge.ts";
import { usePasskeyLogin } from "../../model/usePasskeyLogin.ts";

/** Logs in with a passkey alone, if the browser supports passkeys. */
export function PasskeyLogin({
  side,
  onChallenge,
}: {
  readonly side: LoginRequest["side"];
  /** A second step is due, because the passkey may have been copied. */
  readonly onChallenge: (challenge: LoginChallenge) => void;
}) {
  const isOpen = useIsOn("LOGIN3");
  const { isOffered, isBusy, press } = usePasskeyLogin(side, onChallenge);
  if (!isOffered) return null;
  return (
    <Button wide busy={isBusy} disabled={!isOpen} onClick={press}>
      <Trans>Log in with a passkey</Trans>
    </Button>
  );
}
