import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: "src/client",
  plugins: [react()],
  build: { outDir: "../../dist", emptyOutDir: true, modulePreload: { polyfill: false } },
});
