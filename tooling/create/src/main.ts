import { fileURLToPath } from "node:url";
import { run } from "./run.ts";

const streams = {
  out: (line: string) => console.log(line),
  err: (line: string) => console.error(line),
  isTerminal: process.stdout.isTTY,
};

process.exitCode = await run(
  process.argv.slice(2),
  streams,
  fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, ""),
);
