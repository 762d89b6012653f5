import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { avatar, banner, gameThumbnail, vendorMark } from "@marquee/artwork";
import type { Plugin } from "vite";
import { readBrandLooks } from "./readBrandLooks.ts";

const moduleId = "virtual:marquee/brand-looks";
const resolvedId = `\0${moduleId}`;

/** The pictures that stories show, at the addresses where a gateway serves them. */
const pictures: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries((["tall", "square", "wide"] as const).flatMap((format) => Array.from({ length: 42 }, (_, index) => [`/img/games/${format}/${index}.svg`, () => gameThumbnail({ code: `STORY-${index}`, category: index % 7 === 6 ? "INHOUSE" : "RNG", vendor: `V${index % 5}`, format })] as const))),
  ...Object.fromEntries(Array.from({ length: 3 }, (_, index) => [`/img/banners/${index}.svg`, () => banner({ code: `STORY-${index + 4}`, category: index === 1 ? "INHOUSE" : "RNG" })])),
  ...Object.fromEntries(["AV", "DIG", "KOI", "LTN"].map((code) => [`/img/vendors/${code}.svg`, () => vendorMark(code)])),
  "/img/avatars/7.svg": () => avatar(7),
};

const ours = join(import.meta.dirname, "../../../brands");

/** Gives stories every brand's look, its fonts and generated pictures, in the workshop's server and in its build. */
export function brandLooks(folder = ours): Plugin {
  const read = () => {
    const { looks, fonts } = readBrandLooks(folder);
    return { looks, files: new Map(fonts.map((file) => [`/fonts/${basename(file)}`, file])) };
  };
  let { looks, files } = read();
  return {
    name: "marquee-brand-looks",
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? `export const brands = ${JSON.stringify(looks)};` : undefined),
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("all", (_, file) => {
        if (!file.startsWith(folder) || !file.endsWith(".json")) return;
        try {
          ({ looks, files } = read());
        } catch (error) {
          // The looks as they were stay until the brand's data is right again.
          return server.config.logger.error(error instanceof Error ? error.message : String(error));
        }
        // Brand Studio has shown the change already: the next page begins with it, and no open one is loaded anew.
        const module = server.moduleGraph.getModuleById(resolvedId);
        if (module) server.moduleGraph.invalidateModule(module);
      });
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        const font = files.get(path);
        const draw = pictures[path];
        if (font) response.setHeader("content-type", "font/woff2").end(readFileSync(font));
        else if (draw) response.setHeader("content-type", "image/svg+xml").end(draw());
        else next();
      });
    },
    generateBundle() {
      for (const [path, draw] of Object.entries(pictures)) this.emitFile({ type: "asset", fileName: path.slice(1), source: draw() });
      for (const [path, file] of files) this.emitFile({ type: "asset", fileName: path.slice(1), source: readFileSync(file) });
    },
  };
}
