import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "@marquee/vite";
import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { listClosedFolders } from "../serving/listClosedFolders.ts";
import { readSites, type Site } from "../serving/readSites.ts";
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

/** The origin of widgets. @throws CommandError when it is no origin, or a host of a site, whose pages its scripts could reach into */
function requireWidgetHost(origin: string, sites: readonly Site[]): void {
  if (!/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(origin) || !URL.canParse(origin))
    throw new CommandError("usage", `--widget-host ${origin}: an origin, such as https://widgets.example`);
  const host = new URL(origin).hostname;
  const owner = sites.find((site) => site.hosts.includes(host) || site.movedHosts.includes(host));
  if (owner !== undefined)
    throw new CommandError(
      "usage",
      `--widget-host ${origin}: a host of ${owner.release.brand}; widgets need one of their own`,
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
    "widget-host": { type: "string" },
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
    "launch-hosts": "origins of games, with commas",
    "widget-host": "origin of third parties' widgets (MARQUEE_WIDGET_HOST), which the gateway serves",
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
      widgetHost: get("widget-host"),
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
    if (settings.widgetHost !== undefined) requireWidgetHost(settings.widgetHost, sites);
    const warnings = [...faults, ...listClosedFolders(settings.folder)];
    const text = toNginx(sites, settings);
    return { lines: [...warnings.map((line) => `# ${line}`), text], data: { config: text, warnings } };
  },
};
