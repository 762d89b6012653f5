import { createRoot } from "react-dom/client";
import type { ReactElement } from "react";
import { toGame } from "../maths/toGame.ts";
import { App } from "./App.tsx";
import { GameLoader } from "./GameLoader.tsx";
import { createPlayback, type Playback } from "./model/createPlayback.ts";
import { ApiError, createApi } from "./platform/createApi.ts";
import { createHost } from "./platform/createHost.ts";
import { createSound } from "./platform/createSound.ts";
import { createTokenStore } from "./platform/createTokenStore.ts";
import { loadTheme } from "./platform/loadTheme.ts";
import { readBack, readLaunch, withoutToken } from "./platform/readLaunch.ts";

const launch = readLaunch(location.href);
history.replaceState(null, "", withoutToken(location.href));
const api = createApi(createTokenStore(launch.gameCode));
const host = createHost(window, readBack(document));
// Where nobody frames the game its own bar is the way out, whatever the address says.
const hasSiteBar = launch.hasSiteBar && window.parent !== window;
const sound = createSound();
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
let hasSound = false;
let isPaused = false;
let playback: Playback | undefined;

async function leave(): Promise<void> {
  await api.end().catch(() => {});
  host.leave();
}

host.listen((type) => {
  if (type === "host:pause" || type === "host:resume") isPaused = type === "host:pause";
  playback?.pause(isPaused);
  if (type === "host:close") void (playback?.leave ?? leave)();
  if (type === "host:balanceChanged") void playback?.refresh();
});

for (const event of ["online", "offline"]) addEventListener(event, () => playback?.setOffline(event === "offline"));
// Whoever comes back to the tab learns that the game was opened elsewhere, before a press.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void playback?.refresh();
});

/** The game that the session is for: which one it is, the session alone knows. */
async function open(): Promise<ReactElement> {
  const state = launch.token === undefined ? await api.state() : await api.open(launch.token, launch.gameCode);
  const game = toGame(state.game);
  if (game === undefined) throw new ApiError("game.unknown");
  await loadTheme(document, game.theme);
  playback = createPlayback({
    game,
    api,
    host,
    play: (tune) => {
      if (hasSound) sound.play(tune);
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => performance.now(),
    isReduced: () => reduced.matches,
    createId: () => crypto.randomUUID(),
    lastStake: launch.stake,
  });
  playback.setOffline(!navigator.onLine);
  playback.pause(isPaused);
  playback.open(state);
  return (
    <App
      game={game}
      playback={playback}
      api={api}
      language={launch.language}
      name={launch.name}
      shownRound={launch.round}
      hasSiteBar={hasSiteBar}
      isReduced={reduced.matches}
      onReopen={host.reopen}
      onSound={(isOn) => {
        hasSound = isOn;
      }}
    />
  );
}

const place = document.getElementById("root");
if (place) {
  const tell = (status: string): void => host.send({ type: "game:error", status });
  createRoot(place).render(
    <GameLoader
      open={open}
      language={launch.language}
      hasSiteBar={hasSiteBar}
      onProblem={tell}
      onReopen={host.reopen}
      onLeave={() => void leave()}
    />,
  );
}
