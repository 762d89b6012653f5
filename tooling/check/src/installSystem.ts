import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const chromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** nginx and the module that serves files compressed before. */
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Debian keeps a server's programs in a folder per version; they need not be on PATH. */
const hasPostgres = (): boolean => {
  const folder = "/usr/lib/postgresql";
  return existsSync(folder) && readdirSync(folder).some((version) => existsSync(`${folder}/${version}/bin/initdb`));
};

function apt(args: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [command, ...rest] = isRoot ? ["apt-get", ...args] : ["sudo", "-n", "apt-get", ...args];
  const { status } = spawnSync(command ?? "apt-get", rest, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) throw new Error(`apt-get ${args.join(" ")} failed: install ${args.at(-1)} by hand`);
}

/** Installs through apt what the tests need and the machine lacks: Chromium, PostgreSQL, and nginx with Brotli. */
export function installSystem(): void {
  const missing = [...(existsSync(chromium) ? [] : ["chromium"]), ...(hasPostgres() ? [] : ["postgresql"]), ...(existsSync(brotli) ? [] : ["nginx", "libnginx-mod-http-brotli-static"])];
  if (missing.length === 0) return;
  apt(["update", "-qq"]);
  apt(["install", "-y", "-qq", "--no-install-recommends", ...missing]);
}
