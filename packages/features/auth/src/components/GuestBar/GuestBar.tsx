import { Trans } from "@lingui/react/macro";
import { isApiError, useLoginFreePlayMutation } from "@marquee/api-client";
import { constants } from "@marquee/contract";
import { from, token } from "@marquee/design-tokens";
import { modalOpened, selectSession, startSession, useAppDispatch, useAppSelector, useIsOn, useLanguage, useNotifyError } from "@marquee/runtime";
import { Button } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("space.8")};
`;
const Wide = styled.span`
  display: none;
  @media ${from("tablet")} { display: contents; }
`;

/** A guest's buttons (HD-02): log in, register where visitors may (RP-01), free demo where it is on (RP-02, LG-20). */
export function GuestBar() {
  const dispatch = useAppDispatch();
  const { language } = useLanguage();
  const notifyError = useNotifyError();
  const isGuest = useAppSelector(selectSession) === null;
  const canRegister = useIsOn("DIRECTREG3");
  const canTry = useIsOn("FREEPLAY3");
  const [loginFreePlay, { isLoading }] = useLoginFreePlayMutation();
  if (!isGuest) return null;
  const tryFree = async (): Promise<void> => {
    const { data, error } = await loginFreePlay({ platform: constants.freePlayPlatform, language });
    if (data) dispatch(startSession(data, false));
    else notifyError(isApiError(error) ? error.code : "unknown");
  };
  return (
    <Base>
      {canTry && (
        <Wide>
          <Button look="quiet" size="small" busy={isLoading} onClick={() => void tryFree()}>
            <Trans>Free demo</Trans>
          </Button>
        </Wide>
      )}
      <Button size="small" onClick={() => dispatch(modalOpened("loginPopupModal"))}>
        <Trans>Log in</Trans>
      </Button>
      {canRegister && (
        <Button look="primary" size="small" onClick={() => dispatch(modalOpened("registerModal"))}>
          <Trans>Register</Trans>
        </Button>
      )}
    </Base>
  );
}
