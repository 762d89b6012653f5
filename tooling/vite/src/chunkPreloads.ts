import type { Plugin } from "vite";

/**
 * Vite's own helper also waits for style sheets, copies nonces and reports faults; an engine has one style sheet, no nonces, and
 * `loadChunk` for what does not come. The names of chunks go through the page's import map, as in Vite's.
 */
const helper = `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const href = import.meta.resolve("/" + file);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }));
  }
  return load();
};`;

/** The chunks that load first (`chunkGroups`). */
const isFirst = (file: string): boolean => /^assets\/(?:main|runtime|framework|rolldown-runtime)-/.test(file);

/**
 * What is asked for together with a chunk, so that its imports are not found one after the other. The scripts of the first load
 * carry no such lists: they were 2.5 kB of it, and what a visitor opens next is asked for by the manifests, which load after it
 * (docs/decisions/112).
 */
export const listChunkPreloads = (_: string, files: string[], { hostId }: { readonly hostId: string }): string[] =>
  isFirst(hostId) ? [] : files.filter((file) => !isFirst(file));

/** What the bundler makes of an import with a list that stayed empty: the helper's name, and the import with or without picked exports. */
const bare =
  /\b[\w$]+\((?:\(\)=>(import\(`[^`]+`\))|async\(\)=>\{let(\{[^}]+\})=await (import\(`[^`]+`\));return\{[^}]+\}\}),\[\]\)/g;

/** A script whose imports have no lists, with plain imports. */
export const toPlainImports = (code: string): string =>
  code.replace(bare, (_, plain?: string, _picked?: string, picking?: string) => plain ?? picking ?? "");

/** Replaces the bundler's preloading by the little of it that an engine needs. */
export function chunkPreloads(): Plugin {
  return {
    name: "marquee-chunk-preloads",
    apply: "build",
    enforce: "pre",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === "chunk" && isFirst(output.fileName)) output.code = toPlainImports(output.code);
      },
    },
    load: (id) => (id === "\0vite/preload-helper.js" ? { code: helper, moduleSideEffects: false } : null),
  };
}
