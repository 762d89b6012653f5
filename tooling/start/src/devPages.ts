import { join, resolve } from "node:path";
import type { LanguageCode } from "@marquee/contract";
import { compose, type Engine, type Layer, makeLayer, root } from "@marquee/vite";
import type { Plugin } from "vite";

const noTexts = { CN: "", EN: "", ID: "", TH: "", TY: "", VI: "", TL: "" };

/** The sources stand for an engine: one entry, nothing to preload. */
const sources: Engine = {
  digest: "sources",
  entry: `@fs${join(root, "apps/standard/src/main.tsx")}`,
  initial: [],
  catalogues: noTexts,
  restCatalogues: noTexts,
  login: [],
  importMap: "",
  tokens: [],
  bom: { modules: [], features: [], bytes: {} },
};

const homePath = /^\/(?:index(?:\.html)?|home|register(?:\.html)?)?$/;

/** The language of a page: the visitor's last one while the brand offers it, else the brand's. */
function toLanguage(cookies: string | undefined, { brand }: Layer): LanguageCode {
  const chosen = /(?:^|;\s*)lang=([A-Z]{2})/.exec(cookies ?? "")?.[1];
  return brand.locales.enabled.find((code) => code === chosen) ?? brand.locales.default;
}

/** Answers a brand's pages as `compose` makes them, and makes its layer anew when a file of the brand changes. */
export function devPages(folder: string, store: string): Plugin {
  return {
    name: "marquee-dev-pages",
    async configureServer(server) {
      const make = async (): Promise<Layer> => {
        const layer = await makeLayer(folder, store);
        // Straight from the store: Vite serves files below its allowed folders by their path.
        return { ...layer, settings: { ...layer.settings, base: `/@fs${resolve(join(store, "layers", layer.digest))}/` } };
      };
      let layer = await make();
      server.watcher.add(folder);
      server.watcher.on("all", (_, file) => {
        if (!file.startsWith(folder)) return;
        make().then(
          (made) => {
            layer = made;
            server.ws.send({ type: "full-reload" });
          },
          // The brand as it was stays on screen until its data is right again.
          (error: unknown) => server.config.logger.error(error instanceof Error ? error.message : String(error)),
        );
      });
      server.middlewares.use((request, response, next) => {
        if (request.method !== "GET" || !request.headers.accept?.includes("text/html")) return next();
        const path = request.url?.split("?")[0] ?? "/";
        if (path.startsWith("/docs")) return next();
        const html = compose(sources, layer, homePath.test(path) ? "home" : "app", toLanguage(request.headers.cookie, layer));
        server.transformIndexHtml(path, html).then((page) => response.setHeader("content-type", "text/html").end(page), next);
      });
    },
  };
}
