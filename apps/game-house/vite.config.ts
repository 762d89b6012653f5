import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  // From this file, not from where it is run: the start command builds it too.
  root: new URL("src/client", import.meta.url).pathname,
  plugins: [react()],
  build: { outDir: "../../dist", emptyOutDir: true, modulePreload: { polyfill: false } },
});
