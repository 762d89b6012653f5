import { Trans, useLingui } from "@lingui/react/macro";
import { smallScreen, token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import {
  loginPopupModal,
  modalOpened,
  paths,
  registerModal,
  selectIsMember,
  selectIsTrial,
  useAppDispatch,
  useAppSelector,
  useIsOn,
  useNotifyError,
} from "@marquee/runtime";
import {
  BackIcon,
  Badge,
  Button,
  EmptyState,
  ErrorState,
  Frame,
  FullscreenIcon,
  IconButton,
  Link,
  SecurityIcon,
  Spinner,
  Text,
} from "@marquee/ui-kit";
import { useRef } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { styled } from "styled-components";
import { GameWatches } from "../../components/GameWatches/GameWatches.tsx";
import { type GameAddress, toStakeKey } from "../../model/gameAddress.ts";
import { readGameAddress } from "../../model/readGameAddress.ts";
import { keepStake } from "../../model/keptStakes.ts";
import { isInWindow, openWindow } from "../../model/openWindow.ts";
import { takeFocus } from "../../model/takeFocus.ts";
import { useClosing } from "../../model/useClosing.ts";
import { useIsGameOpen } from "../../model/useIsGameOpen.ts";
import { useGameEnd } from "../../model/useGameEnd.ts";
import { useGameLaunch } from "../../model/useGameLaunch.ts";
import { useLeaving } from "../../model/useLeaving.ts";
import { useGameWatch } from "../../model/useGameWatch.ts";
import { useGameMessages } from "../../model/useGameMessages.ts";

const Page = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  block-size: calc(100dvh - ${token("layout.header")});
  @media ${smallScreen} { block-size: 100dvh; }
  body:not(:has([data-layout="header"])) & { block-size: 100dvh; }
  background: ${token("color.art")};
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("space.12")};
  padding: ${token("space.4")} ${token("space.8")};
  background: ${token("color.surface")};
  h1 { flex: 0 1 auto; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: ${token("text.small")}; font-weight: ${token("weight.strong")}; }
  @media ${smallScreen} { padding-block: 0; gap: ${token("space.8")}; h1 { flex: 1 1 auto; } }
`;
/** Shown only where the page has no header. */
const OnPhone = styled.span`display: none; @media ${smallScreen} { display: inline; }`;
const AtEnd = styled(OnPhone)`margin-inline-start: auto;`;
/** A phone shows one window at a time. */
const OnDesktop = styled.span`margin-inline-start: auto; @media (max-width: 1023px), (pointer: coarse) { display: none; }`;
/** Words that a phone has no room for. */
const Wide = styled.span`@media (max-width: 767px) { display: none; }`;
const Head = styled.div`
  min-inline-size: 0;
  background: ${token("color.surface")};
  > p { padding: ${token("space.4")} ${token("space.12")} ${token("space.8")}; }
`;
const Viewport = styled.div`
  display: grid;
  min-block-size: 0;
  &[data-waiting="true"] { place-content: center; justify-items: center; gap: ${token("space.12")}; background: ${token("color.bg")}; }
`;

const toStake = (data: unknown): string =>
  typeof data === "object" && data !== null && "stake" in data && typeof data.stake === "string" ? data.stake : "";

/**
 * The game page (RT-23): the game of another origin in a frame under the header, with a way out in reach of keys. On a phone the page's own
 * bar is the only one (decision 107). At its second address it stands beside header and mini menu, or without either (RT-20, Q-39).
 */
export function GameScreen() {
  const [params] = useSearchParams();
  const address = readGameAddress(params);
  return address ? (
    <Game key={`${address.gameCode} ${address.mode}`} address={address} />
  ) : (
    <Navigate to={paths.index} replace />
  );
}

function Game({ address }: { readonly address: GameAddress }) {
  const { t, i18n } = useLingui();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, retry } = useGameLaunch(address);
  const isLobbyOn = useIsOn("LOBBY3");
  const isDemoOn = useIsOn("GAMEDEMO3");
  const isOpen = useIsGameOpen(address, isLobbyOn);
  const end = useGameEnd(address);
  const isOn = isOpen && isLobbyOn && (isDemoOn || address.mode === "REAL") && !end.isTold;
  const origin = state.kind === "open" ? state.url.origin : null;
  const closing = useClosing(frame, origin, isOn);
  const isTrial = useAppSelector(selectIsTrial);
  const isMember = useAppSelector(selectIsMember);
  const leaving = useLeaving(frame, origin, () => void navigate(address.back));
  const watch = useGameWatch(frame, origin, closing.hasRound);
  useGameMessages(frame, origin, (type, data) => {
    closing.hearRound(type);
    if (type === "game:ready") {
      watch.greet();
      leaving.greet();
      takeFocus(frame.current);
    }
    if (type === "game:reopen") retry();
    if (type === "game:stake") keepStake(toStakeKey(address), toStake(data));
    if (type !== "game:exit") return;
    if (isOn) void navigate(address.back);
    else closing.close();
  });
  // The game goes on there: in two windows at once it would be refused.
  const moveToWindow = (): void => {
    if (openWindow(globalThis.location.href)) void navigate(address.back, { replace: true });
    else notifyError("popup.blocked");
  };
  const { isClosed } = closing;
  // Launched again, the gateway says why it has ended.
  if (isClosed && end.isTold) end.take();
  if (isClosed && isOn) {
    closing.reset();
    retry();
  }
  const canRegister = useIsOn("DIRECTREG3") && !isMember;
  const isWatched = address.mode === "REAL" && isMember && state.kind === "open";
  const isLoginNeeded = state.kind === "failed" && state.code === "login.not.session";
  const playMoney = (
    <Badge tone="accent">
      <Trans>Play money</Trans>
    </Badge>
  );
  return (
    <Page>
      <Head>
        <Bar>
          <Link
            href={address.back}
            look="quiet"
            size="small"
            aria-label={t`Back to the lobby`}
            onClick={(event) => leaving.leave(event)}
          >
            <BackIcon size={18} aria-hidden="true" />
            <Wide>
              <Trans>Lobby</Trans>
            </Wide>
          </Link>
          <h1>{address.gameName}</h1>
          {isTrial ? <OnPhone>{playMoney}</OnPhone> : address.mode === "DEMO" && playMoney}
          <Link
            href={paths.saferPlay}
            target="_blank"
            rel="noopener"
            look="quiet"
            size="small"
            aria-label={t`Safer play: advice, limits, help`}
          >
            <SecurityIcon size={18} aria-hidden="true" />
            <Wide>
              <Trans>Safer play</Trans>
            </Wide>
          </Link>
          {!isInWindow() && state.kind === "open" && (
            <OnDesktop>
              <IconButton label={t`Play in a separate window`} onClick={moveToWindow}>
                <FullscreenIcon size={18} aria-hidden="true" />
              </IconButton>
            </OnDesktop>
          )}
          {canRegister && (
            <AtEnd>
              <Button look="primary" size="small" onClick={() => dispatch(modalOpened(registerModal))}>
                <Trans>Register</Trans>
              </Button>
            </AtEnd>
          )}
        </Bar>
        {((!isOn && !isClosed) || (watch.reason !== null && !watch.isStopped)) && state.kind === "open" && (
          <Text role="status" size="label">
            <Trans>This game is closing. You can finish a round that has begun; no new round starts.</Trans>
          </Text>
        )}
      </Head>
      <Viewport data-waiting={isClosed || watch.isStopped || state.kind !== "open" || undefined}>
        {isClosed && (
          <EmptyState picture="locked" title={t`This game is closed at the moment`}>
            <Trans>Your last round has been settled. When the game is available again, it opens here.</Trans>
          </EmptyState>
        )}
        {isWatched && (
          <GameWatches onPause={watch.pause} onStop={watch.stop} onLeave={() => void navigate(address.back)} />
        )}
        {watch.isStopped && watch.reason}
        {!watch.isStopped && !isClosed && state.kind === "open" && (
          <Frame ref={frame} title={t`Game: ${address.gameName}`} src={state.url.href} />
        )}
        {state.kind === "launching" && (
          <>
            <Spinner />
            <Text role="status" tone="muted">
              <Trans>Loading the game …</Trans>
            </Text>
          </>
        )}
        {state.kind === "failed" && !isLoginNeeded && (
          <ErrorState title={toErrorText(i18n, state.code)} onRetry={retry}>
            <Trans>The game could not be opened. Nothing was staked.</Trans>
          </ErrorState>
        )}
        {isLoginNeeded && (
          <ErrorState title={toErrorText(i18n, state.code)}>
            <Button look="primary" onClick={() => dispatch(modalOpened(loginPopupModal))}>
              <Trans>Log in</Trans>
            </Button>
          </ErrorState>
        )}
      </Viewport>
    </Page>
  );
}
