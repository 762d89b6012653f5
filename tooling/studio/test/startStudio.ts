import { join } from "node:path";
import { type Program, runProgram } from "./testProgram.ts";

const root = join(import.meta.dirname, "../../..");

/** Starts the workshop and `pnpm dev` of Kickline over one folder of brands. */
export function startStudio(folder: string, data: string): Promise<[workshop: Program, dev: Program]> {
  const storybook = join(root, "apps/storybook");
  return Promise.all([
    runProgram(
      storybook,
      [join(storybook, "node_modules/storybook/dist/bin/dispatcher.js"), "dev", "--port", "6260", "--ci"],
      { MARQUEE_BRANDS: folder, MARQUEE_DOCGEN: "off" },
      /Local:\s+(http:\/\/\S+?)\/?\s/,
    ),
    runProgram(
      root,
      [
        join(root, "tooling/start/src/dev.ts"),
        "--brand",
        "kickline",
        "--brands",
        folder,
        "--data",
        data,
        "--port",
        "6280",
        "--game-port",
        "6290",
      ],
      {},
      /(http:\/\/kickline\S+)\s[^]*Ctrl-C/,
    ),
  ]);
}
