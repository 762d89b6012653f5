import { createRoot } from "react-dom/client";
import { getGame } from "../maths/getGame.ts";
import { App } from "./App.tsx";
import { createDirector } from "./model/createDirector.ts";
import { createApi } from "./platform/createApi.ts";
import { createHost } from "./platform/createHost.ts";
import { createSound } from "./platform/createSound.ts";
import { createTokenStore } from "./platform/createTokenStore.ts";
import { readBack, readLaunch, withoutToken } from "./platform/readLaunch.ts";

const launch = readLaunch(location.href);
history.replaceState(null, "", withoutToken(location.href));
const game = getGame(launch.gameCode);
const api = createApi(createTokenStore(launch.gameCode));
const host = createHost(window, readBack(document));
const sound = createSound();
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
let hasSound = false;

const director = createDirector({
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
});

host.listen((type) => {
  if (type === "host:pause") director.pause(true);
  if (type === "host:resume") director.pause(false);
  if (type === "host:close") void director.leave();
  if (type === "host:balanceChanged") void director.refresh();
});

const place = document.getElementById("root");
if (place) {
  createRoot(place).render(
    <App
      game={game}
      director={director}
      api={api}
      language={launch.language}
      name={launch.name}
      isReduced={reduced.matches}
      onSound={(isOn) => {
        hasSound = isOn;
      }}
    />,
  );
}
void director.open(launch.token);
