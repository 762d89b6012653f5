import { extname, join, sep } from "node:path";
import { contractVersion, type LanguageCode } from "@marquee/contract";
import { panelSource, toPanelMark } from "@marquee/panel";
import { type Engine, toPageName } from "@marquee/site-store";
import { compose, drawPng, type LayerDraft, makeLayer, pageCss, root, toAppFolder } from "@marquee/vite";
import type { Plugin, ViteDevServer } from "vite";

const noTexts = { CN: "", EN: "", ID: "", TH: "", TY: "", VI: "", TL: "" };

/** The engine made of sources: one entry, that of the brand's app, nothing to preload. */
const toSources = ({ brand }: LayerDraft): Engine => ({
  digest: "sources",
  contract: contractVersion,
  entry: `@fs${join(root, toAppFolder(brand), "src/main.tsx")}`,
  initial: [],
  catalogues: noTexts,
  restCatalogues: noTexts,
  login: [],
  importMap: "",
  style: pageCss,
  tokens: [],
  settings: [],
  bom: { modules: [], features: [], packages: [], bytes: {} },
  files: {},
});

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** A file of the layer by its address; a picture is drawn for it. */
function findFile(
  { settings, files, pictures }: LayerDraft,
  url: string,
): { name: string; bytes: string | Uint8Array } | null {
  if (!url.startsWith(settings.base)) return null;
  const name = url.slice(settings.base.length).split("?")[0] ?? "";
  const picture = pictures.find((each) => each.name === name);
  const bytes = picture ? drawPng(picture) : files.get(name);
  return bytes === undefined ? null : { name, bytes };
}

/** The language of a page: the visitor's last one while the brand offers it, else the brand's. */
function toLanguage(cookies: string | undefined, { brand }: LayerDraft): LanguageCode {
  const chosen = /(?:^|;\s*)lang=([A-Z]{2})/.exec(cookies ?? "")?.[1];
  return brand.locales.enabled.find((code) => code === chosen) ?? brand.locales.default;
}

/** The address of the current layer, whichever it is: an open page finds the next one at the same address. */
const base = "/dev-layer/";

/**
 * Calls `make` when files of a brand changed, never twice at once. Changed tokens alone are new
 * styles, which open pages apply without losing input. Anything else reloads the pages.
 */
function follow(server: ViteDevServer, folder: string, make: () => Promise<void>): void {
  const path = `${base}tokens.css`;
  const changed = new Set<string>();
  let asked = 0;
  let isMaking = false;
  const makeAll = async (): Promise<void> => {
    isMaking = true;
    for (let made = 0; made !== asked;) {
      made = asked;
      await make();
    }
    const isLooks = [...changed].every((file) => file.startsWith(join(folder, "tokens") + sep));
    changed.clear();
    server.ws.send(
      isLooks
        ? { type: "update", updates: [{ type: "css-update", path, acceptedPath: path, timestamp: Date.now() }] }
        : { type: "full-reload" },
    );
  };
  server.watcher.add(folder);
  server.watcher.on("all", (_, file) => {
    // Programs that write files atomically put a draft beside them first.
    if (!file.startsWith(folder + sep) || file.endsWith(".draft")) return;
    changed.add(file);
    asked += 1;
    if (isMaking) return;
    makeAll()
      // The previous state of the brand stays on screen until its data is valid again.
      .catch((error: unknown) => server.config.logger.error(error instanceof Error ? error.message : String(error)))
      .finally(() => (isMaking = false));
  });
}

/** The panel of modules at the end of a page (Alt + M). */
const toPanel = ({ brand: { id: brand, merchantCode, modules }, digest }: LayerDraft): string =>
  toPanelMark({ brand, merchantCode, modules, engine: "sources", layer: digest }, `/@fs${panelSource}`);

/** Serves a brand's pages as `compose` makes them, and rebuilds its layer when a file of the brand changes. */
export function devPages(folder: string): Plugin {
  return {
    name: "marquee-dev-pages",
    async configureServer(server) {
      const make = async (): Promise<LayerDraft> => {
        const made = await makeLayer(folder);
        return { ...made, settings: { ...made.settings, base } };
      };
      let layer = await make();
      follow(server, folder, async () => {
        layer = await make();
      });
      server.middlewares.use((request, response, next) => {
        const file = findFile(layer, request.url ?? "");
        if (file)
          return void response
            .setHeader("content-type", types[extname(file.name)] ?? "application/octet-stream")
            .setHeader("cache-control", "no-cache")
            .end(file.bytes);
        if (request.method !== "GET" || !request.headers.accept?.includes("text/html")) return next();
        const path = request.url?.split("?")[0] ?? "/";
        if (path.startsWith("/docs")) return next();
        const html = compose(
          toSources(layer),
          layer,
          toPageName(path) === "home" ? "home" : "app",
          toLanguage(request.headers.cookie, layer),
        );
        server
          .transformIndexHtml(path, html.replace("</body>", `${toPanel(layer)}</body>`))
          .then((page) => response.setHeader("content-type", "text/html").end(page), next);
      });
    },
  };
}
