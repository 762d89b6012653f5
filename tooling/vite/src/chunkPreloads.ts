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

/** Replaces the bundler's preloading by the little of it that an engine needs. */
export function chunkPreloads(): Plugin {
  return {
    name: "marquee-chunk-preloads",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === "\0vite/preload-helper.js" ? { code: helper, moduleSideEffects: false } : null),
  };
}
