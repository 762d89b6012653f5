import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "@marquee/vite";
import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { listClosedFolders } from "../serving/listClosedFolders.ts";
import { readSites } from "../serving/readSites.ts";
import { toNginx } from "../serving/toNginx.ts";

const split = (text: string | undefined): readonly string[] => (text ?? "").split(",").filter((part) => part !== "");

/** Characters that could end a directive and start another one. */
function requirePlain(option: string, texts: readonly string[]): void {
  const odd = texts.find((text) => /[\s;{}"'\\$]/.test(text));
  if (odd !== undefined)
    throw new CommandError(
      "usage",
      `--${option} ${odd}: a plain address, without spaces, quotes, semicolons and braces`,
    );
}

/** `pnpm brand nginx`: the nginx configuration for what is live. */
export const nginx: Command = {
  name: "nginx",
  usage: "",
  summary: "Writes the configuration by which nginx serves what is live; write it again after each publish",
  options: {
    listen: { type: "string" },
    gateway: { type: "string" },
    "image-hosts": { type: "string" },
    "launch-hosts": { type: "string" },
    "country-header": { type: "string" },
    country: { type: "string" },
    certificates: { type: "string" },
    "listen-tls": { type: "string" },
    challenges: { type: "string" },
  },
  about: {
    listen: "port, or address and port (80)",
    gateway: "who answers calls (http://127.0.0.1:8080)",
    "image-hosts": "origins of pictures, with commas",
    "launch-hosts": "origins of games and of widgets (MARQUEE_WIDGET_HOST), with commas",
    "country-header": "the header that tells the gateway the country (x-country)",
    country: "nginx's variable with the country, such as $geoip2_country; none tells no country",
    certificates:
      "the folder with <first host>/fullchain.pem and privkey.pem of each site, such as /etc/letsencrypt/live: serve with TLS",
    "listen-tls": "port, or address and port, with TLS (443)",
    challenges: "the folder for a certificate authority's proofs",
  },
  examples: [
    "nginx --listen 80 --gateway http://127.0.0.1:8080",
    "nginx --gateway http://127.0.0.1:8080 --certificates /etc/letsencrypt/live",
  ],
  run: async ({ get, store }) => {
    const folder = resolve(get("store") ?? join(root, ".marquee/store"));
    const settings = {
      // nginx is set not to follow links, so it gets the real path of the store.
      folder: existsSync(folder) ? realpathSync(folder) : folder,
      listen: get("listen") ?? "80",
      gateway: get("gateway") ?? "http://127.0.0.1:8080",
      imageHosts: split(get("image-hosts")),
      launchHosts: split(get("launch-hosts")),
      countryHeader: get("country-header") ?? "x-country",
      country: get("country"),
      certificates: get("certificates"),
      secureListen: get("listen-tls") ?? "443",
      challenges: get("challenges"),
    };
    if (!/^[A-Za-z0-9-]+$/.test(settings.countryHeader))
      throw new CommandError("usage", `--country-header ${settings.countryHeader}: the name of a header`);
    if (settings.country !== undefined && !/^\$[a-z0-9_]+$/.test(settings.country))
      throw new CommandError("usage", `--country ${settings.country}: a variable of nginx, such as $geoip2_country`);
    requirePlain("listen", [settings.listen]);
    requirePlain("gateway", [settings.gateway]);
    requirePlain("image-hosts", settings.imageHosts);
    requirePlain("launch-hosts", settings.launchHosts);
    requirePlain("listen-tls", [settings.secureListen]);
    for (const option of ["certificates", "challenges"] as const) requirePlain(option, [settings[option] ?? ""]);
    requirePlain("store", [settings.folder]);
    const { sites, faults } = await readSites(store);
    const warnings = [...faults, ...listClosedFolders(settings.folder)];
    const text = toNginx(sites, settings);
    return { lines: [...warnings.map((line) => `# ${line}`), text], data: { config: text, warnings } };
  },
};
