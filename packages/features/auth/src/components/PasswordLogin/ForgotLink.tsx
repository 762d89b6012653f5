import { Trans } from "@lingui/react/macro";
import { modalReplaced, useAppDispatch, useIsOn } from "@marquee/runtime";
import { Button } from "@marquee/ui-kit";
import { forgotPasswordModal } from "../../modals/forgotPasswordModal.ts";

/** The link for a forgotten password (HD-05), if a reset is available. */
export function ForgotLink() {
  const dispatch = useAppDispatch();
  const canMail = useIsOn("FORGMAIL3");
  const canText = useIsOn("CHNGPASSVERIF3");
  if (!canMail && !canText) return null;
  return (
    <Button look="quiet" size="small" onClick={() => dispatch(modalReplaced(forgotPasswordModal))}>
      <Trans>Forgot your password?</Trans>
    </Button>
  );
}
