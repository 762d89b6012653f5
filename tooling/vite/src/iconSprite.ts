import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { iconPrefix } from "./bundleNames.ts";
import { root } from "./root.ts";

const library = "lucide-react";
const drawingId = "virtual:marquee/icon-drawing";
const iconsFile = join(root, "packages/ui-kit/src/components/Icon/icons.ts");

/** The library's names of the icons that ui-kit offers: `Cherry as SlotIcon`. */
const listIcons = (): string[] =>
  [...readFileSync(iconsFile, "utf8").matchAll(/^ {2}(\w+) as \w+,$/gm)].flatMap(([, name]) => (name ? [name] : []));

const { resolve } = createRequire(iconsFile);

/** Every icon as a symbol of one picture, drawn by the library itself. */
async function toSprite(names: readonly string[]): Promise<string> {
  const load = (name: string) => import(pathToFileURL(resolve(name)).href);
  const [{ createElement }, { renderToStaticMarkup }, icons] = await Promise.all([
    load("react"),
    load("react-dom/server"),
    load(library),
  ]);
  const symbols = names.map((name) => {
    const markup: string = renderToStaticMarkup(createElement(icons[name]));
    return markup.replace(/^<svg[^>]*>/, `<symbol id="${name}" viewBox="0 0 24 24">`).replace(/<\/svg>$/, "</symbol>");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** What draws a symbol with the attributes that the library would give it. */
const toDrawing = (asset: string): string => `
import { jsx } from ${JSON.stringify(resolve("react/jsx-runtime"))};
const sprite = import.meta.ROLLUP_FILE_URL_${asset};
const isNamed = (props) => Object.keys(props).some((name) => name === "role" || name === "title" || name.startsWith("aria-"));
export const toIcon = (name) => ({ size = 24, strokeWidth = 2, ...rest }) => jsx("svg", {
  width: size, height: size, viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", strokeWidth,
  strokeLinecap: "round", strokeLinejoin: "round", "aria-hidden": isNamed(rest) ? undefined : true, ...rest,
  children: jsx("use", { href: sprite + "#" + name }),
});`;

/** Each icon is a module, so that the first load has those that it shows. */
const toIconModule = (name: string): string =>
  `import { toIcon } from ${JSON.stringify(drawingId)};\nexport const ${name} = /* @__PURE__ */ toIcon("${name}");`;

/** The library's exports. */
const toModule = (names: readonly string[]): string =>
  names.map((name) => `export { ${name} } from ${JSON.stringify(iconPrefix + name)};`).join("\n");

/**
 * Moves the icons from a built engine's scripts into one picture, which is fetched once and cached for good
 * (performance.md B1: 30 icons are 4 kB of script otherwise). Development and tests draw with the library.
 */
export function iconSprite(): Plugin {
  return {
    name: "marquee-icon-sprite",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === library || id === drawingId || id.startsWith(iconPrefix) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${library}`) return { code: toModule(listIcons()), moduleSideEffects: false };
      if (id.startsWith(`\0${iconPrefix}`))
        return { code: toIconModule(id.slice(iconPrefix.length + 1)), moduleSideEffects: false };
      if (id !== `\0${drawingId}`) return null;
      const asset = this.emitFile({ type: "asset", name: "icons.svg", source: await toSprite(listIcons()) });
      return { code: toDrawing(asset), moduleSideEffects: false };
    },
  };
}
