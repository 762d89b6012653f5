import { Trans } from "@lingui/react/macro";
import { modalReplaced, useAppDispatch, useIsOn } from "@marquee/runtime";
import { Button } from "@marquee/ui-kit";
import { forgotPasswordModal } from "../../modals/forgotPasswordModal.ts";

/** The way to a new password (HD-05), where there is one. */
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
