import { extname } from "node:path";
import { drawPng, type LayerDraft } from "@marquee/vite";
import type { Plugin } from "vite";
import type { OpenBrands, WorkshopBrand } from "./openBrands.ts";

const moduleId = "virtual:marquee/brand-layers";
const resolvedId = `\0${moduleId}`;

const types: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/** What Storybook knows of a brand's layer: the parts inlined in a site, and the merchant as a gateway knows it. */
function toEntry({ draft: { brand, settings, files, pictures }, tree }: WorkshopBrand) {
  const {
    id,
    modules,
    merchantCode: code,
    currency,
    currencySymbol,
    currencies,
    settings: { ageMin },
    locales,
  } = brand;
  return {
    id,
    settings: { ...settings, base: `/layers/${id}/` },
    tree,
    modules,
    merchant: { code, currency, currencySymbol, currencies, ageMin, languages: locales.enabled },
    files: [...files.keys(), ...pictures.map(({ name }) => name)].filter((name) => /\.(svg|png)$/.test(name)),
  };
}

/** Gives stories every brand's real layer, and serves its pictures and texts at `/layers/<id>/`, in the workshop's server and in its build. */
export function brandLayers({ folder, get, change }: OpenBrands): Plugin {
  /** A file of a layer; a picture is drawn when it is asked for. */
  const read = (draft: LayerDraft | undefined, name: string): string | Uint8Array | undefined => {
    const picture = draft?.pictures.find((each) => each.name === name);
    return picture ? drawPng(picture) : draft?.files.get(name);
  };
  return {
    name: "marquee-brand-layers",
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    // Names each skipped brand with its fault.
    async buildStart() {
      for (const fault of (await get()).faults) this.warn(`left out: ${fault}`);
    },
    async load(id) {
      return id === resolvedId
        ? `export const layers = ${JSON.stringify((await get()).brands.map(toEntry))};`
        : undefined;
    },
    configureServer(server) {
      server.watcher.on("all", (_, file) => {
        if (file.startsWith(folder)) change((fault) => server.config.logger.error(fault));
      });
      server.middlewares.use((request, response, next) => {
        const [, id, name] = /^\/layers\/([^/]+)\/([^?]+)/.exec(request.url ?? "") ?? [];
        if (id === undefined || name === undefined) return next();
        void get().then(({ brands }) => {
          const file = read(brands.find(({ look }) => look.id === id)?.draft, name);
          response
            .writeHead(file === undefined ? 404 : 200, {
              "content-type": types[extname(name)] ?? "application/octet-stream",
            })
            .end(file);
        }, next);
      });
    },
    async generateBundle() {
      for (const {
        look: { id },
        draft,
      } of (await get()).brands) {
        const names = [...draft.files.keys(), ...draft.pictures.map(({ name }) => name)].filter(
          (name) => extname(name) in types,
        );
        for (const name of names)
          this.emitFile({ type: "asset", fileName: `layers/${id}/${name}`, source: read(draft, name) ?? "" });
      }
    },
  };
}
