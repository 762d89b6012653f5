import { listenEvents, pageAddresses } from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import { callRoots, homePaths, type Origins, picturePolicy, type Release, toSecurityPolicy } from "@marquee/site-store";
import type { Site } from "./readSites.ts";

/** Settings of nginx beside the store. */
export type NginxSettings = Origins & {
  /** The store's folder, as nginx sees it. */
  readonly folder: string;
  /** Where nginx listens: a port, or an address and a port. */
  readonly listen: string;
  /** The gateway that answers calls, such as `http://127.0.0.1:8080`. */
  readonly gateway: string;
  /** The origin of third parties' widgets, `MARQUEE_WIDGET_HOST` of the gateway; pages may frame it, and nginx serves it from the gateway. */
  readonly widgetHost: string | undefined;
  /** The header in which the gateway is told the visitor's country (`MARQUEE_COUNTRY_HEADER`). */
  readonly countryHeader: string;
  /** The nginx variable that holds the country, such as `$geoip2_country`; without it no country is passed on. */
  readonly country: string | undefined;
  /** The folder with a certificate for each site, as certbot keeps them: `<first host>/fullchain.pem`; without it nginx serves without TLS. */
  readonly certificates: string | undefined;
  /** Where nginx listens with TLS. */
  readonly secureListen: string;
  /** The folder for a certificate authority's HTTP challenges. */
  readonly challenges: string | undefined;
};

/** Headers in which proxies pass a visitor's country; a client's own are removed, whichever the gateway trusts. */
const countryHeaders = [
  "x-country",
  "x-country-code",
  "x-geo-country",
  "cf-ipcountry",
  "cloudfront-viewer-country",
  "x-appengine-country",
  "x-vercel-ip-country",
];

/** A client's own forwarding headers are not trusted: nginx sets or clears each of them. */
function toProxyHeaders({ countryHeader, country }: NginxSettings): string {
  const cleared = [...new Set([...countryHeaders, countryHeader.toLowerCase()])].filter(
    (name) => country === undefined || name !== countryHeader.toLowerCase(),
  );
  const pairs: readonly (readonly [string, string])[] = [
    ["Host", "$host"],
    // Replaces what the client sent. Behind another proxy, nginx's realip module makes this the visitor's address.
    ["X-Forwarded-For", "$remote_addr"],
    ["X-Forwarded-Proto", "$scheme"],
    ...(country === undefined ? [] : [[countryHeader, country] as const]),
    ...["X-Forwarded-Host", "X-Forwarded-Port", "X-Forwarded-Server", "X-Real-IP", "Forwarded", ...cleared].map(
      (name) => [name, '""'] as const,
    ),
  ];
  return pairs.map(([name, value]) => `    proxy_set_header ${name} ${value};`).join("\n");
}

/** The media types of engines and layers by file extension. */
const types = [
  ["text/html", "html"],
  ["text/css", "css"],
  ["application/javascript", "js"],
  ["application/json", "json"],
  ["application/manifest+json", "webmanifest"],
  ["image/svg+xml", "svg"],
  ["image/png", "png"],
  ["image/webp", "webp"],
  ["image/avif", "avif"],
  ["font/woff2", "woff2"],
] as const;

const quote = (text: string): string => `"${text.replace(/["\\$]/g, "\\$&")}"`;

/** A `map` block: each source with its value; `none` is the default. */
const toMap = (
  source: string,
  variable: string,
  entries: readonly (readonly [string, string])[],
  otherwise = "none",
): string =>
  [
    `map ${source} $${variable} {`,
    `  default ${quote(otherwise)};`,
    ...entries.map(([from, to]) => `  ${quote(from)} ${quote(to)};`),
    "}",
  ].join("\n");

const variableOf = ({ brand }: Release): string => brand.replaceAll("-", "_");

const hashed = (root: string): string =>
  ["assets", "layer"]
    .map(
      (name) =>
        `  location ^~ /${name}/ {\n    add_header Cache-Control "public, max-age=31536000, immutable";\n    add_header X-Content-Type-Options nosniff;\n    add_header Content-Security-Policy $marquee_picture_policy;\n    try_files /$${root} =404;\n  }`,
    )
    .join("\n");

/** The start of a `server` block: addresses and names. */
function toHead({ listen, secureListen, certificates }: NginxSettings, hosts: readonly string[]): string {
  const names = `  server_name ${hosts.join(" ")};`;
  if (certificates === undefined) return `  listen ${listen};\n${names}`;
  const folder = `${certificates}/${hosts[0] ?? ""}`;
  return `  listen ${secureListen} ssl http2;\n${names}\n  ssl_certificate ${folder}/fullchain.pem;\n  ssl_certificate_key ${folder}/privkey.pem;`;
}

/** An origin's host, as requests name it. */
const toHostname = (origin: string): string => new URL(origin).hostname;

/** The largest body that any call takes, in bytes: an upload's. The gateway has a limit for each call below it. */
const largestBody = Math.max(...rows.map(({ endpoint }) => endpoint.bodyLimit));

/** Calls, and the stream of live events, which is passed on event by event and lives as long as its page. */
const toCalls = (settings: NginxSettings): string => `  location = ${listenEvents.path} {
    proxy_pass ${settings.gateway};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_buffering off;
    proxy_read_timeout 1h;
    proxy_send_timeout 1h;
${toProxyHeaders(settings)}
  }
  location ~ ^/(?:${callRoots.join("|")})(?:/|$) {
    client_max_body_size ${largestBody};
    proxy_pass ${settings.gateway};
${toProxyHeaders(settings)}
  }`;

/** The addresses that show a page; any other one answers 404 with the page that says so (RT-28). nginx knows no merchant's tree, so the page of a module that is off, or of a category without vendors, answers 200. */
const toAddresses = (): string =>
  [
    "map $uri $marquee_address {",
    '  default "";',
    ...pageAddresses.map(({ path }) => `  ~*^${path.replaceAll(".", "\\.")}${path === "/" ? "" : "/?"}$ page;`),
    "}",
  ].join("\n");

/** The origins that pages show: widgets stand in frames, as games do. */
const toOrigins = ({ imageHosts, launchHosts, widgetHost }: NginxSettings): Origins => ({
  imageHosts,
  launchHosts: [...new Set([...launchHosts, ...(widgetHost === undefined ? [] : [widgetHost])])],
});

function toServer({ release, hosts }: Site, settings: NginxSettings): string {
  const name = variableOf(release);
  const secure =
    settings.certificates === undefined ? "" : '\n    add_header Strict-Transport-Security "max-age=31536000" always;';
  const page = `    add_header Cache-Control "no-cache" always;
    add_header Content-Security-Policy ${quote(toSecurityPolicy(release, toOrigins(settings)))} always;
    add_header Referrer-Policy strict-origin-when-cross-origin always;
    add_header Cross-Origin-Opener-Policy same-origin always;
    add_header X-Content-Type-Options nosniff always;${secure}
    try_files /$${name}_page =404;`;
  return `server {
${toHead(settings, hosts)}
  root ${settings.folder};
  disable_symlinks on;
${hashed(`${name}_file`)}
${toCalls(settings)}
  location / {
    error_page 404 @missing;
    if ($marquee_address = "") {
      return 404;
    }
${page}
  }
  location @missing {
${page}
  }
}`;
}

/** A host that a site moved away from: open tabs keep working, and new visitors are redirected. */
function toMovedServer({ release }: Site, host: string, settings: NginxSettings): string {
  const scheme = settings.certificates === undefined ? "$scheme" : "https";
  return `server {
${toHead(settings, [host])}
  root ${settings.folder};
  disable_symlinks on;
${hashed(`${variableOf(release)}_file`)}
${toCalls(settings)}
  location / {
    add_header Cache-Control "no-store" always;
    return 308 ${scheme}://${release.hosts[0] ?? host}$request_uri;
  }
}`;
}

/** The hosts of a retired site: they answer 410 or redirect; calls are answered as by the gateway. */
function toRetiredServer({ hosts, movedHosts, retired }: Site, settings: NginxSettings): string {
  const answer = retired?.redirect === undefined ? "410" : `307 ${quote(retired.redirect)}`;
  return `server {
${toHead(settings, [...hosts, ...movedHosts])}
${toCalls(settings)}
  location / {
    add_header Cache-Control "no-store" always;
    return ${answer};
  }
}`;
}

function toServers(site: Site, settings: NginxSettings): readonly string[] {
  if (site.retired !== undefined) return [toRetiredServer(site, settings)];
  return [
    ...(site.hosts.length === 0 ? [] : [toServer(site, settings)]),
    ...site.movedHosts.map((host) => toMovedServer(site, host, settings)),
  ];
}

/** The host of third parties' widgets (decision 063): the gateway's pages for them and nothing else. */
function toWidgetServer(widgetHost: string, settings: NginxSettings): string {
  return `server {
${toHead(settings, [toHostname(widgetHost)])}
  location ^~ /widgets/ {
    proxy_pass ${settings.gateway};
${toProxyHeaders(settings)}
  }
  location / {
    return 404;
  }
}`;
}

/** The default server for every other host, which names no brand. With TLS, plain requests are redirected. */
function toDefaultServers(
  { listen, secureListen, certificates, challenges, widgetHost }: NginxSettings,
  sites: readonly Site[],
): readonly string[] {
  const neutral = `server {\n  listen ${listen} default_server;\n  server_name _;\n  return 404;\n}`;
  if (certificates === undefined) return [neutral];
  const hosts = [
    ...sites.flatMap((site) => [...site.hosts, ...site.movedHosts]),
    ...(widgetHost === undefined ? [] : [toHostname(widgetHost)]),
  ];
  const proofs =
    challenges === undefined ? "" : `  location ^~ /.well-known/acme-challenge/ {\n    root ${challenges};\n  }\n`;
  const plain = `server {\n  listen ${listen};\n  server_name ${hosts.join(" ")};\n${proofs}  location / {\n    return 308 https://$host$request_uri;\n  }\n}`;
  return [
    neutral,
    `server {\n  listen ${secureListen} ssl default_server;\n  server_name _;\n  ssl_reject_handshake on;\n}`,
    ...(hosts.length === 0 ? [] : [plain]),
  ];
}

function toMaps({ release, files }: Site): string {
  const name = variableOf(release);
  const pages = Object.entries(release.html).map(([page, key]) => [page, key] as const);
  return [
    toMap("$uri", `${name}_file`, [...files]),
    toMap(
      "$cookie_lang",
      `${name}_language`,
      release.languages.map((language) => [language, language] as const),
      release.defaultLanguage,
    ),
    toMap(`"$marquee_page.$${name}_language"`, `${name}_page`, pages),
  ].join("\n");
}

/**
 * The configuration by which nginx serves what is live, to be included in its `http` block: the same files, headers and policies as
 * the gateway's, calls proxied to it, a neutral 404 for every other host. It names releases, so it must be written again after each
 * publish and rollback; nginx reloads it without losing a request. A page served without status fetches it itself.
 */
export function toNginx(sites: readonly Site[], settings: NginxSettings): string {
  return [
    "map_hash_bucket_size 256;\nmap_hash_max_size 65536;\nvariables_hash_max_size 4096;\nserver_names_hash_bucket_size 256;",
    "gzip_static on;\nbrotli_static on;\ngzip_vary on;\nserver_tokens off;\ncharset utf-8;",
    // nginx adds text/html by itself.
    `charset_types ${types
      .filter(([type]) => !/html|svg|png|webp|avif|woff2/.test(type))
      .map(([type]) => type)
      .join(" ")};`,
    `types {\n${types.map(([type, end]) => `  ${type} ${end};`).join("\n")}\n}`,
    toMap("$uri", "marquee_page", [...homePaths.map((path) => [path, "home"] as const), ["/login", "login"]], "app"),
    toAddresses(),
    // nginx does not send an empty header: only SVG pictures have a policy.
    `map $uri $marquee_picture_policy {\n  default "";\n  ~*\\.svg$ ${quote(picturePolicy)};\n}`,
    ...sites.filter(({ retired }) => retired === undefined).map(toMaps),
    ...toDefaultServers(settings, sites),
    ...sites.flatMap((site) => toServers(site, settings)),
    ...(settings.widgetHost === undefined ? [] : [toWidgetServer(settings.widgetHost, settings)]),
    "",
  ].join("\n\n");
}
