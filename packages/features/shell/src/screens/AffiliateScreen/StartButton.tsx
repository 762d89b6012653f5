import { Trans } from "@lingui/react/macro";
import {
  modalOpened,
  registerModal,
  selectSession,
  useAppDispatch,
  useAppSelector,
  useOpenCentre,
} from "@marquee/runtime";
import { Button } from "@marquee/ui-kit";

/** Begins: a guest registers, a member goes to the page of invitations (FT-02). */
export function StartButton() {
  const dispatch = useAppDispatch();
  const openCentre = useOpenCentre();
  const isGuest = useAppSelector(selectSession) === null;
  const start = (): void => {
    if (isGuest) dispatch(modalOpened(registerModal));
    else openCentre("member", "referral");
  };
  return (
    <span>
      <Button look="primary" onClick={start}>
        <Trans>Start</Trans>
      </Button>
    </span>
  );
}
