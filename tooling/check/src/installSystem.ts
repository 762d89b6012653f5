import { existsSync, readdirSync } from "node:fs";
import { findChromium } from "@marquee/chromium";
import { root } from "./root.ts";
import { run } from "./run.ts";

/** nginx and the module that serves precompressed files. */
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
/** Makes certificates for tests. */
const openssl = "/usr/bin/openssl";
/** The store that two gateways share in tests. */
const redis = "/usr/bin/redis-server";

/** Debian keeps a server's programs in a folder per version; they need not be on PATH. */
const hasPostgres = (): boolean => {
  const folder = "/usr/lib/postgresql";
  return existsSync(folder) && readdirSync(folder).some((version) => existsSync(`${folder}/${version}/bin/initdb`));
};

/** Fonts with the metrics of Arial and Times, one of which every player's machine has: the fallback fonts of brands are based on them. */
const letters = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf";

async function runApt(args: readonly string[]): Promise<boolean> {
  const [command = "", ...rest] = [...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "apt-get", ...args];
  return (await run(command, rest, root, { DEBIAN_FRONTEND: "noninteractive" }).catch(() => 1)) === 0;
}

const install = (...names: readonly string[]): Promise<boolean> =>
  runApt(["install", "-y", "-qq", "--no-install-recommends", ...names]);

/** Installs through apt what the tests need and the machine lacks: Chromium, the fonts that a player's machine has, PostgreSQL, Redis, and nginx with Brotli. */
export async function installSystem(): Promise<void> {
  const missing = [
    ...(hasPostgres() ? [] : ["postgresql"]),
    ...(existsSync(brotli) ? [] : ["nginx", "libnginx-mod-http-brotli-static"]),
    ...(existsSync(openssl) ? [] : ["openssl"]),
    ...(existsSync(redis) ? [] : ["redis-server"]),
    ...(existsSync(letters) ? [] : ["fonts-liberation"]),
  ];
  const hasChromium = findChromium() !== null;
  if (missing.length === 0 && hasChromium) return;
  if (!(await runApt(["update", "-qq"]))) throw new Error("apt-get update failed");
  if (missing.length > 0 && !(await install(...missing)))
    throw new Error(`apt-get failed: install ${missing.join(" ")} by hand`);
  // Not every release of the system has the small one.
  if (!hasChromium && !(await install("chromium-headless-shell")) && !(await install("chromium")))
    throw new Error("apt-get failed: install chromium by hand");
}
