import { join } from "node:path";
import { root } from "@marquee/vite";
import { endNow } from "./cli/endNow.ts";
import { run } from "./cli/run.ts";

const streams = {
  out: (line: string) => console.log(line),
  err: (line: string) => console.error(line),
  isTerminal: process.stdout.isTTY,
};

endNow(
  await run(process.argv.slice(2), streams, { brands: join(root, "brands"), store: join(root, ".marquee/store") }),
);
