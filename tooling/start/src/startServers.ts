import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "@marquee/ports";
import { root } from "@marquee/vite";
import type { StartSettings } from "./settings.ts";
import { prepareVendorWallets } from "./prepareVendorWallets.ts";
import { type Running, startProcess } from "./startProcess.ts";
import { preparePayHouse } from "./startPayHouse.ts";
import { prepareSignIn } from "./startSignIn.ts";
import { waitFor } from "./waitFor.ts";

/** A site: its merchant and its host. */
export type ServedSite = { readonly merchant: string; readonly host: string };

/** Gateway, game house, sign-in and payment providers, running. */
export type Servers = {
  /** The gateway's port; it serves the published sites by host. */
  readonly port: number;
  /** Where the sign-in providers of this machine are. */
  readonly signIn: string;
  /** Where the payment provider of this machine is. */
  readonly pay: string;
  /** Where staff work. */
  readonly desk: string;
  readonly all: readonly Running[];
  readonly stop: () => Promise<void>;
};

const imageNames = ["img1", "img2"];
const launchNames = ["play1", "play2"];

/** Where database templates are kept: the game house starts from the gateway's empty one, and the next data folder from copies of both. */
const keptDatabases = process.env["MARQUEE_KEPT_DATABASES"] ?? join(root, "node_modules/.cache/marquee/databases");

const toOrigin = (host: string, port: number): string => `http://${host}:${port}`;

function readCommit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "unknown";
  }
}

/** What differs between a start of sites and one of sources. */
type ServerOptions = {
  /** The port of another server that shows the sites. */
  readonly sitePort?: number;
  /** Builds still running: the game house waits for its client. */
  readonly building?: Promise<unknown>;
};

/**
 * Starts gateway, sign-in and payment providers and game house and waits until all answer. Games may be framed by the sites' hosts at the gateway's
 * port, and at `sitePort`. @throws when one of them ends instead, or when `building` fails
 */
export async function startServers(
  settings: StartSettings,
  sites: readonly ServedSite[],
  { sitePort, building }: ServerOptions = {},
): Promise<Servers> {
  const { brands, data, store, isLoud } = settings;
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const port = await findFreePort(sitePort === undefined ? settings.port : sitePort + 1);
  const gamePort = await findFreePort(settings.gamePort === port ? port + 1 : settings.gamePort);
  const signInPort = await findFreePort(settings.gamePort + 50);
  const origins = sites.map(({ merchant, host }) => ({ merchant, origin: toOrigin(host, sitePort ?? port) }));
  const desk = toOrigin("desk.localhost", port);
  const signIn = prepareSignIn(data, signInPort, origins, isLoud);
  const pay = preparePayHouse({
    data,
    port: await findFreePort(signInPort + 1),
    gateway: `http://127.0.0.1:${port}`,
    sites: origins,
    keptDatabases,
    isLoud,
  });
  const wallets = prepareVendorWallets(data, gamePort);
  const gateway = startProcess(
    "gateway",
    join(root, "apps/gateway/src/main.ts"),
    ["--port", String(port), "--data", join(data, "gateway"), "--brands", brands, "--sites", store],
    {
      MARQUEE_IMAGE_HOSTS: imageNames.map((name) => toOrigin(`${name}.localhost`, port)).join(","),
      MARQUEE_LAUNCH_HOSTS: launchNames.map((name) => toOrigin(`${name}.localhost`, gamePort)).join(","),
      MARQUEE_DESK: desk,
      MARQUEE_BACK_OFFICE: join(root, "apps/back-office/dist"),
      MARQUEE_COMMIT: readCommit(),
      MARQUEE_KEPT_DATABASES: keptDatabases,
      MARQUEE_SOCIAL_FILE: signIn.socialFile,
      MARQUEE_PAYMENTS_FILE: pay.paymentsFile,
      MARQUEE_VENDOR_WALLETS_FILE: wallets.gatewayFile,
      MARQUEE_LOG_LEVEL: isLoud ? "info" : "error",
    },
    isLoud,
    "errors",
  );
  const providers = signIn.start();
  const all = [gateway, providers];
  const stop = async (): Promise<void> => {
    await Promise.all(all.toReversed().map((server) => server.stop()));
  };
  try {
    const died = Promise.race(
      all.map(({ name, ended }) =>
        ended.then((code) => Promise.reject(new Error(`the ${name} ended with code ${code}`))),
      ),
    );
    const answers = [`http://127.0.0.1:${port}/health`, `${signIn.origin}/health`].map((each) => waitFor(each));
    await Promise.race([Promise.all([...answers, building]), died]);
    // From copies of the empty database that the gateway has made by now.
    const payHouse = pay.start();
    all.push(payHouse);
    const house = startProcess(
      "game house",
      join(root, "apps/game-house/src/server/main.ts"),
      [],
      {
        GAME_HOUSE_PORT: String(gamePort),
        GAME_HOUSE_GATEWAY_URL: `http://127.0.0.1:${port}`,
        GAME_HOUSE_DATA: join(data, "game-house"),
        GAME_HOUSE_KEPT_DATABASES: keptDatabases,
        GAME_HOUSE_SECRET_FILE: join(data, "gateway/providers/MARQ.secret"),
        GAME_HOUSE_TRANSFER_WALLETS: wallets.houseFile,
        GAME_HOUSE_FRAME_ANCESTORS: origins.map(({ origin }) => origin).join(" "),
      },
      isLoud,
    );
    all.push(house);
    const houseDied = house.ended.then((code) => Promise.reject(new Error(`the game house ended with code ${code}`)));
    const payDied = payHouse.ended.then((code) => Promise.reject(new Error(`the pay-house ended with code ${code}`)));
    const both = [`http://127.0.0.1:${gamePort}/health`, `${pay.origin}/health`].map((each) => waitFor(each));
    await Promise.race([Promise.all(both), died, houseDied, payDied]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, signIn: signIn.origin, pay: pay.origin, desk, all, stop };
}
