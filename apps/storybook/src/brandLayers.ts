import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { drawPng, type LayerDraft, makeLayer } from "@marquee/vite";
import type { Plugin } from "vite";

const moduleId = "virtual:marquee/brand-layers";
const resolvedId = `\0${moduleId}`;

const types: Readonly<Record<string, string>> = { ".svg": "image/svg+xml", ".png": "image/png", ".json": "application/json", ".webmanifest": "application/manifest+json" };

/** What the workshop knows of a brand's layer: what a site gets inlined, and what a gateway knows of the merchant. */
function toEntry(folder: string, { brand, settings, files, pictures }: LayerDraft) {
  const { id, modules, merchantCode: code, currency, currencySymbol, settings: { ageMin }, locales } = brand;
  return {
    id,
    settings: { ...settings, base: `/layers/${id}/` },
    tree: JSON.parse(readFileSync(join(folder, id, "tree.fixture.json"), "utf8")),
    modules,
    merchant: { code, currency, currencySymbol, ageMin, languages: locales.enabled },
    files: [...files.keys(), ...pictures.map(({ name }) => name)].filter((name) => /\.(svg|png)$/.test(name)),
  };
}

/** Makes every brand's real layer, and serves its pictures and texts at `/layers/<id>/`, in the workshop's server and in its build. */
export function brandLayers(folder: string): Plugin {
  let drafts: Promise<ReadonlyMap<string, LayerDraft>> | undefined;
  const getDrafts = () => (drafts ??= Promise.all(readdirSync(folder).map(async (id) => [id, await makeLayer(join(folder, id))] as const)).then((list) => new Map(list)));
  /** A file of a layer; a picture is drawn when it is asked for. */
  const read = (draft: LayerDraft | undefined, name: string): string | Uint8Array | undefined => {
    const picture = draft?.pictures.find((each) => each.name === name);
    return picture ? drawPng(picture) : draft?.files.get(name);
  };
  return {
    name: "marquee-brand-layers",
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const list = [...(await getDrafts()).values()].map((draft) => toEntry(folder, draft));
      return `export const layers = ${JSON.stringify(list)};`;
    },
    configureServer(server) {
      server.watcher.on("all", (_, file) => {
        if (file.startsWith(folder)) drafts = undefined;
      });
      server.middlewares.use((request, response, next) => {
        const [, id, name] = /^\/layers\/([^/]+)\/([^?]+)/.exec(request.url ?? "") ?? [];
        if (id === undefined || name === undefined) return next();
        void getDrafts().then((list) => {
          const file = read(list.get(id), name);
          response.writeHead(file === undefined ? 404 : 200, { "content-type": types[extname(name)] ?? "application/octet-stream" }).end(file);
        }, next);
      });
    },
    async generateBundle() {
      for (const [id, draft] of await getDrafts()) {
        const names = [...draft.files.keys(), ...draft.pictures.map(({ name }) => name)].filter((name) => extname(name) in types);
        for (const name of names) this.emitFile({ type: "asset", fileName: `layers/${id}/${name}`, source: read(draft, name) ?? "" });
      }
    },
  };
}
