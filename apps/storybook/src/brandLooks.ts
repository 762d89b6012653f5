import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { avatar, banner, gameThumbnail, vendorMark } from "@marquee/artwork";
import type { Plugin } from "vite";
import type { OpenBrands } from "./openBrands.ts";

const moduleId = "virtual:marquee/brand-looks";
const resolvedId = `\0${moduleId}`;

/** The pictures that stories show, at the addresses where a gateway serves them. */
const pictures: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    (["tall", "square", "wide"] as const).flatMap((format) =>
      Array.from(
        { length: 42 },
        (_, index) =>
          [
            `/img/games/${format}/${index}.svg`,
            () =>
              gameThumbnail({
                code: `STORY-${index}`,
                category: index % 7 === 6 ? "INHOUSE" : "RNG",
                vendor: `V${index % 5}`,
                format,
              }),
          ] as const,
      ),
    ),
  ),
  ...Object.fromEntries(
    Array.from({ length: 3 }, (_, index) => [
      `/img/banners/${index}.svg`,
      () => banner({ code: `STORY-${index + 4}`, category: index === 1 ? "INHOUSE" : "RNG" }),
    ]),
  ),
  ...Object.fromEntries(
    ["AV", "DIG", "KOI", "LTN"].map((code) => [`/img/vendors/${code}.svg`, () => vendorMark(code)]),
  ),
  "/img/avatars/7.svg": () => avatar(7),
};

/** Gives stories every brand's look, its fonts and generated pictures, in the workshop's server and in its build. */
export function brandLooks({ folder, get, change }: OpenBrands): Plugin {
  const listFonts = async (): Promise<ReadonlyMap<string, string>> =>
    new Map((await get()).brands.flatMap(({ fonts }) => fonts).map((file) => [`/fonts/${basename(file)}`, file]));
  return {
    name: "marquee-brand-looks",
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: async (id) =>
      id === resolvedId
        ? `export const brands = ${JSON.stringify((await get()).brands.map(({ look }) => look))};`
        : undefined,
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("all", (_, file) => {
        if (!file.startsWith(folder) || !file.endsWith(".json")) return;
        change((fault) => server.config.logger.error(fault));
        // Brand Studio has shown the change already: the next page starts with it, and open pages do not reload.
        const module = server.moduleGraph.getModuleById(resolvedId);
        if (module) server.moduleGraph.invalidateModule(module);
        // Its faults are reported at once.
        void get();
      });
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        const draw = pictures[path];
        if (draw) return void response.setHeader("content-type", "image/svg+xml").end(draw());
        if (!path.startsWith("/fonts/")) return next();
        void listFonts().then((fonts) => {
          const font = fonts.get(path);
          response
            .writeHead(font === undefined ? 404 : 200, { "content-type": "font/woff2" })
            .end(font === undefined ? "" : readFileSync(font));
        }, next);
      });
    },
    async generateBundle() {
      for (const [path, draw] of Object.entries(pictures))
        this.emitFile({ type: "asset", fileName: path.slice(1), source: draw() });
      for (const [path, file] of await listFonts())
        this.emitFile({ type: "asset", fileName: path.slice(1), source: readFileSync(file) });
    },
  };
}
