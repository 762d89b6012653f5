import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findFreePort } from "@marquee/ports";
import { root } from "@marquee/vite";
import { endWithFault, HelpAsked } from "./endWithFault.ts";
import { toPort } from "./settings.ts";

const help = `pnpm storybook [options]\n\nRuns the designers' workshop: every component and screen in every brand; Ctrl-C ends it.\n\n  --port <n>        the port of the workshop (6006)\n  --open            open it in the browser`;

const app = join(root, "apps/storybook");

/** Runs the workshop in our place. On a terminal it asks itself what to do about a busy port. @throws without one when the port is busy, or the help */
async function run(args: readonly string[], isTerminal: boolean): Promise<void> {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== "--"),
    options: { port: { type: "string" }, open: { type: "boolean" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help === true) throw new HelpAsked(help);
  const port = toPort("port", values.port ?? "6006");
  const free = await findFreePort(port);
  if (free !== port && !isTerminal)
    throw new Error(`port ${port} is busy: pnpm storybook --port ${free} takes one that is free`);
  const words = [
    join(app, "node_modules/storybook/dist/bin/dispatcher.js"),
    "dev",
    "--port",
    String(port),
    ...(values.open === true ? [] : ["--no-open"]),
    ...(isTerminal ? [] : ["--exact-port"]),
  ];
  const child = spawn(process.execPath, words, { cwd: app, stdio: "inherit" });
  // Ctrl-C reaches both; other signals come to us alone.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
  child.on("close", (code, signal) => process.exit(signal === null ? (code ?? 1) : 0));
}

run(process.argv.slice(2), process.stdin.isTTY && process.stdout.isTTY).catch(endWithFault);
