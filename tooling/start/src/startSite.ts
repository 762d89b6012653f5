import { execFileSync } from "node:child_process";
import { globSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { publishSite, root } from "@marquee/vite";
import { buildGames } from "./buildGames.ts";
import { findFreePort } from "./freePort.ts";
import type { StartSettings } from "./settings.ts";
import { type Running, startProcess } from "./startProcess.ts";
import { waitFor } from "./waitFor.ts";

/** A running platform: where its brands are, and its servers. */
export type Platform = {
  readonly sites: readonly { readonly brand: string; readonly url: string }[];
  readonly docs: string;
  readonly servers: readonly Running[];
  readonly stop: () => Promise<void>;
};

const imageNames = ["img1", "img2"];
const launchNames = ["play1", "play2"];

function readCommit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "unknown";
  }
}

/** Builds what is needed, then starts gateway and game house and waits until both answer. */
export async function startSite(settings: StartSettings, say: (line: string) => void): Promise<Platform> {
  const { data, store, isLoud } = settings;
  say("building sites and games (only what changed)");
  const folders = globSync("brands/*/brand.json", { cwd: root }).toSorted();
  const sites = [];
  for (const file of folders) sites.push(await publishSite(join(root, file, ".."), store));
  await buildGames(store);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const port = await findFreePort(settings.port);
  const gamePort = await findFreePort(settings.gamePort === port ? port + 1 : settings.gamePort);
  const origin = (host: string, at: number): string => `http://${host}:${at}`;
  const urls = sites.map(({ brand, hosts }) => ({ brand, url: origin(hosts[0] ?? "localhost", port) }));
  say("starting gateway and game house");
  const gateway = startProcess(
    "gateway",
    join(root, "apps/gateway/src/main.ts"),
    ["--port", String(port), "--data", join(data, "gateway"), "--brands", join(root, "brands"), "--sites", store],
    {
      MARQUEE_IMAGE_HOSTS: imageNames.map((name) => origin(`${name}.localhost`, port)).join(","),
      MARQUEE_LAUNCH_HOSTS: launchNames.map((name) => origin(`${name}.localhost`, gamePort)).join(","),
      MARQUEE_COMMIT: readCommit(),
      MARQUEE_LOG_LEVEL: isLoud ? "info" : "error",
    },
    isLoud,
  );
  const servers = [gateway];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.toReversed().map((server) => server.stop()));
  };
  try {
    const died = gateway.ended.then((code) => Promise.reject(new Error(`the gateway ended with code ${code}`)));
    await Promise.race([waitFor(`http://127.0.0.1:${port}/health`), died]);
    const house = startProcess(
      "game house",
      join(root, "apps/game-house/src/server/main.ts"),
      [],
      {
        GAME_HOUSE_PORT: String(gamePort),
        GAME_HOUSE_GATEWAY_URL: `http://127.0.0.1:${port}`,
        GAME_HOUSE_DATA: join(data, "game-house"),
        GAME_HOUSE_SECRET_FILE: join(data, "gateway/providers/MARQ.secret"),
        GAME_HOUSE_FRAME_ANCESTORS: urls.map(({ url }) => url).join(" "),
      },
      isLoud,
    );
    servers.push(house);
    const houseDied = house.ended.then((code) => Promise.reject(new Error(`the game house ended with code ${code}`)));
    await Promise.race([waitFor(`http://127.0.0.1:${gamePort}/health`), died, houseDied]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { sites: urls, docs: `${urls[0]?.url ?? ""}/docs`, servers, stop };
}
