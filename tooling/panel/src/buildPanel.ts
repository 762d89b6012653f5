import { fileURLToPath } from "node:url";
import { build } from "vite";

/** The path of the script's source, which a development server compiles itself. */
export const panelSource = fileURLToPath(new URL("./page/main.ts", import.meta.url));

/** Bundles the panel's script for pages served from a store. */
export async function buildPanel(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2024",
      modulePreload: { polyfill: false },
      rolldownOptions: { input: panelSource, output: { codeSplitting: false } },
    },
  });
  const chunk = [built]
    .flat()
    .flatMap((each) => ("output" in each ? each.output : []))
    .find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error("the panel's bundle holds no script");
  return chunk.code;
}
