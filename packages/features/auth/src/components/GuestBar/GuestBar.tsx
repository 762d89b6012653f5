import { Trans } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import {
  loginPopupModal,
  modalOpened,
  paths,
  registerModal,
  selectSession,
  sessionStore,
  useAppDispatch,
  useAppSelector,
  useAppStore,
  useIsOn,
  useLanguage,
  useNotifyError,
} from "@marquee/runtime";
import { Button } from "@marquee/ui-kit";
import { useEffect, useState } from "react";
import { styled } from "styled-components";

const Base = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("space.4")};
  /* A phone has room for all three when the demo's words stand in two lines. */
  && > button { padding-inline: ${token("space.8")}; }
  && > [data-look="quiet"] { inline-size: min-content; overflow-wrap: break-word; word-break: keep-all; }
  @media ${from("tablet")} {
    gap: ${token("space.8")};
    && > button { padding-inline: ${token("space.12")}; }
    && > [data-look="quiet"] { inline-size: auto; }
  }
`;

/** A guest's buttons (HD-02): log in, register where visitors may (RP-01), free demo where it is on (RP-02, LG-20). */
export function GuestBar() {
  const dispatch = useAppDispatch();
  const { language } = useLanguage();
  const notifyError = useNotifyError();
  const isGuest = useAppSelector(selectSession) === null;
  const canRegister = useIsOn("DIRECTREG3");
  const canTry = useIsOn("FREEPLAY3");
  const store = useAppStore();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    // Back from a provider without an answer: the form is open again and says what happened (LG-22).
    if (!isGuest || globalThis.location.pathname === paths.login || sessionStore.get("outsideTrip") === null) return;
    void import("../../model/reopenSignIn.ts").then(
      ({ reopenSignIn }) => dispatch(reopenSignIn()),
      () => undefined,
    );
  }, [dispatch, isGuest]);
  if (!isGuest) return null;
  const tryFree = async (): Promise<void> => {
    setIsBusy(true);
    // A chunk that does not come is a fault of the network like any other.
    const code = await import("../../model/loginFreePlay.ts").then(
      ({ loginFreePlay }) => loginFreePlay(store, language),
      () => "network.abnormal",
    );
    setIsBusy(false);
    if (code !== null) notifyError(code);
  };
  return (
    <Base>
      {canTry && (
        <Button look="quiet" size="small" busy={isBusy} onClick={() => void tryFree()}>
          <Trans>Free demo</Trans>
        </Button>
      )}
      <Button size="small" onClick={() => dispatch(modalOpened(loginPopupModal))}>
        <Trans>Log in</Trans>
      </Button>
      {canRegister && (
        <Button look="primary" size="small" onClick={() => dispatch(modalOpened(registerModal))}>
          <Trans>Register</Trans>
        </Button>
      )}
    </Base>
  );
}
