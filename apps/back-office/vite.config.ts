import { lingui } from "@lingui/vite-plugin";
import { sourcePlugins } from "@marquee/vite/plugins";
import { defineConfig } from "vite";
import { themePlugin } from "./theme/themePlugin.ts";

const configPath = new URL("../../tooling/lingui/desk.config.mjs", import.meta.url).pathname;

export default defineConfig({
  // From this file, not from where it is run: the start command builds it too.
  root: new URL(".", import.meta.url).pathname,
  plugins: [...sourcePlugins(), lingui({ configPath }), themePlugin()],
  oxc: {
    plugins: {
      styledComponents: { displayName: false, fileName: false, ssr: false, cssProp: false, minify: true, pure: true },
    },
  },
  build: { outDir: "dist", emptyOutDir: true, modulePreload: { polyfill: false }, reportCompressedSize: false },
});
