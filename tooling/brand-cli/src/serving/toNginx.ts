import { callRoots, homePaths, listFlips, listLive, type Origins, picturePolicy, readEngine, readLayer, type Release, type Store, toSecurityPolicy } from "@marquee/site-store";

/** What nginx is told beside the store. */
export type NginxSettings = Origins & {
  /** The store's folder, as nginx sees it. */
  readonly folder: string;
  /** Where nginx listens: a port, or an address and a port. */
  readonly listen: string;
  /** The gateway that answers calls, such as `http://127.0.0.1:8080`. */
  readonly gateway: string;
  /** The header in which the gateway is told the visitor's country (`MARQUEE_COUNTRY_HEADER`). */
  readonly countryHeader: string;
  /** The variable of nginx that holds the country, such as `$geoip2_country`; none tells nothing. */
  readonly country: string | undefined;
};

/** What proxies call the country of a visitor: whichever the gateway believes, a client's own does not reach it. */
const countryHeaders = ["x-country", "x-country-code", "x-geo-country", "cf-ipcountry", "cloudfront-viewer-country", "x-appengine-country", "x-vercel-ip-country"];

/** What a client says of its host, address, protocol and country means nothing: nginx sets or clears each of them. */
function toProxyHeaders({ countryHeader, country }: NginxSettings): string {
  const cleared = [...new Set([...countryHeaders, countryHeader.toLowerCase()])].filter((name) => country === undefined || name !== countryHeader.toLowerCase());
  const pairs: readonly (readonly [string, string])[] = [
    ["Host", "$host"],
    // Not added to what the client sent. Behind another proxy, nginx's realip module makes this the visitor's address.
    ["X-Forwarded-For", "$remote_addr"],
    ["X-Forwarded-Proto", "$scheme"],
    ...(country === undefined ? [] : [[countryHeader, country] as const]),
    ...["X-Forwarded-Host", "X-Forwarded-Port", "X-Forwarded-Server", "X-Real-IP", "Forwarded", ...cleared].map((name) => [name, '""'] as const),
  ];
  return pairs.map(([name, value]) => `    proxy_set_header ${name} ${value};`).join("\n");
}

/** What may be said by a file's end: the types that engines and layers have. */
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

/** A site as nginx serves it: its live release, and the files of its last ones by address. */
type Site = { readonly release: Release; readonly files: ReadonlyMap<string, string> };

async function readSite(store: Store, brand: string, flips: readonly number[]): Promise<Site> {
  const releases = await listLive(store, brand, flips);
  const files = new Map<string, string>();
  for (const { engine, layer } of releases.toReversed()) {
    const [code, look] = [await readEngine(store, engine), await readLayer(store, layer)];
    if (!code || !look) throw new Error(`${brand} has lost its ${code ? "layer" : "engine"}`);
    for (const [path, key] of Object.entries(code.files)) files.set(`/${path}`, key);
    for (const [name, key] of Object.entries(look.files)) files.set(`/layer/${layer}/${name}`, key);
  }
  const [release] = releases;
  if (!release) throw new Error(`nothing of ${brand} is live`);
  return { release, files };
}

const quote = (text: string): string => `"${text.replace(/["\\$]/g, "\\$&")}"`;

/** A `map` block: each source and what it becomes; `none` for everything else. */
const toMap = (source: string, variable: string, entries: readonly (readonly [string, string])[], otherwise = "none"): string =>
  [`map ${source} $${variable} {`, `  default ${quote(otherwise)};`, ...entries.map(([from, to]) => `  ${quote(from)} ${quote(to)};`), "}"].join("\n");

const variableOf = ({ brand }: Release): string => brand.replaceAll("-", "_");

const hashed = (root: string): string =>
  ["assets", "layer"].map((name) => `  location ^~ /${name}/ {\n    add_header Cache-Control "public, max-age=31536000, immutable";\n    add_header X-Content-Type-Options nosniff;\n    add_header Content-Security-Policy $marquee_picture_policy;\n    try_files /$${root} =404;\n  }`).join("\n");

function toServer({ release }: Site, settings: NginxSettings): string {
  const name = variableOf(release);
  return `server {
  listen ${settings.listen};
  server_name ${release.hosts.join(" ")};
  root ${settings.folder};
  disable_symlinks on;
${hashed(`${name}_file`)}
  location ~ ^/(?:${callRoots.join("|")})(?:/|$) {
    proxy_pass ${settings.gateway};
${toProxyHeaders(settings)}
  }
  location / {
    add_header Cache-Control "no-cache";
    add_header Content-Security-Policy ${quote(toSecurityPolicy(release, settings))};
    add_header Referrer-Policy strict-origin-when-cross-origin;
    add_header Cross-Origin-Opener-Policy same-origin;
    add_header X-Content-Type-Options nosniff;
    try_files /$${name}_page =404;
  }
}`;
}

function toMaps({ release, files }: Site): string {
  const name = variableOf(release);
  const pages = Object.entries(release.html).map(([page, key]) => [page, key] as const);
  return [
    toMap("$uri", `${name}_file`, [...files]),
    toMap("$cookie_lang", `${name}_language`, release.languages.map((language) => [language, language] as const), release.defaultLanguage),
    toMap(`"$marquee_page.$${name}_language"`, `${name}_page`, pages),
  ].join("\n");
}

/**
 * The configuration by which nginx serves what is live, to be included in its `http` block: the same files, headers and policies as
 * the gateway's, calls handed on to it, a neutral 404 for every other host. It names releases, so it is written again after each
 * publish and roll back, and nginx reloads it without losing a request. A page without status asks for it itself.
 */
export async function toNginx(store: Store, settings: NginxSettings): Promise<string> {
  const sites = [];
  for (const [brand, flips] of await listFlips(store)) sites.push(await readSite(store, brand, flips));
  return [
    "map_hash_bucket_size 256;\nmap_hash_max_size 65536;\nvariables_hash_max_size 4096;\nserver_names_hash_bucket_size 256;",
    "gzip_static on;\nbrotli_static on;\ngzip_vary on;\nserver_tokens off;\ncharset utf-8;",
    `charset_types ${types.filter(([type]) => !/svg|png|webp|avif|woff2/.test(type)).map(([type]) => type).join(" ")};`,
    `types {\n${types.map(([type, end]) => `  ${type} ${end};`).join("\n")}\n}`,
    toMap("$uri", "marquee_page", [...homePaths.map((path) => [path, "home"] as const), ["/login", "login"]], "app"),
    // An empty header is none: only a picture that is a document has a policy.
    `map $uri $marquee_picture_policy {\n  default "";\n  ~*\\.svg$ ${quote(picturePolicy)};\n}`,
    ...sites.map(toMaps),
    `server {\n  listen ${settings.listen} default_server;\n  server_name _;\n  return 404;\n}`,
    ...sites.map((site) => toServer(site, settings)),
    "",
  ].join("\n\n");
}
