import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "@marquee/vite";

/** What `pnpm start` takes: ports to try first, and where data and built sites live. */
export type StartSettings = {
  readonly port: number;
  readonly gamePort: number;
  readonly data: string;
  readonly store: string;
  readonly isLoud: boolean;
};

const help = `pnpm start -- [options]
  --port <n>        first port to try for the sites (4600)
  --game-port <n>   first port to try for the games (4700)
  --data <folder>   databases and secrets (.marquee/data)
  --store <folder>  built engines, layers and sites (.marquee/store)
  --verbose         show the servers' logs`;

const options = {
  port: { type: "string" },
  "game-port": { type: "string" },
  data: { type: "string" },
  store: { type: "string" },
  verbose: { type: "boolean" },
  help: { type: "boolean" },
} as const;

function toPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^[0-9]+$/.test(text) || port < 1 || port > 65_435) throw new Error(`--${name} is a port from 1 to 65435, not "${text}"`);
  return port;
}

/** Reads the command line. @throws with the option that is wrong, or the help */
export function readSettings(args: readonly string[]): StartSettings {
  const { values } = parseArgs({ args: args.filter((arg) => arg !== "--"), options, strict: true });
  if (values.help) throw new Error(help);
  return {
    port: toPort("port", values.port ?? "4600"),
    gamePort: toPort("game-port", values["game-port"] ?? "4700"),
    data: values.data ?? join(root, ".marquee/data"),
    store: values.store ?? join(root, ".marquee/store"),
    isLoud: values.verbose ?? false,
  };
}
