import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readBrands, root } from "@marquee/vite";
import { HelpAsked } from "./endWithFault.ts";

/** What `pnpm start` takes: ports to try first, and where brands, data and built sites live. */
export type StartSettings = {
  readonly brands: string;
  readonly port: number;
  readonly gamePort: number;
  readonly data: string;
  readonly store: string;
  readonly isLoud: boolean;
};

/** What `pnpm dev` takes beside that: the brand to show. */
export type DevSettings = StartSettings & { readonly brand: string };

const places = `  --port <n>        first port to try for the sites (4600)
  --game-port <n>   first port to try for the games (4700)
  --brands <folder> the brands (brands)
  --data <folder>   databases and secrets (.marquee/data)
  --store <folder>  built engines, layers and sites (.marquee/store)
  --verbose         show the servers' logs`;

const help = `pnpm start [options]\n\nBuilds what is needed, starts gateway, games and the sites of all sound brands, prints addresses and demo logins; Ctrl-C ends it.\n\n${places}`;
const devHelp = `pnpm dev [options]\n\nServes one brand from its sources, reloading as you save them; Ctrl-C ends it.\n\n  --brand <id>      the brand to show (aurelune)\n${places}`;

const options = {
  port: { type: "string" },
  "game-port": { type: "string" },
  brands: { type: "string" },
  data: { type: "string" },
  store: { type: "string" },
  verbose: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** A port as an option names it. @throws with the option and what it is instead */
export function toPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^[0-9]+$/.test(text) || port < 1 || port > 65_435)
    throw new Error(`--${name} is a port from 1 to 65435, not "${text}"`);
  return port;
}

type Values = { readonly [Name in "port" | "game-port" | "brands" | "data" | "store"]?: string } & {
  readonly verbose?: boolean;
};

function toSettings(values: Values): StartSettings {
  return {
    port: toPort("port", values.port ?? "4600"),
    gamePort: toPort("game-port", values["game-port"] ?? "4700"),
    brands: resolve(values.brands ?? join(root, "brands")),
    data: values.data ?? join(root, ".marquee/data"),
    store: values.store ?? join(root, ".marquee/store"),
    isLoud: values.verbose ?? false,
  };
}

const withoutDashes = (args: readonly string[]): string[] => args.filter((arg) => arg !== "--");

/** Reads the command line of `start`. @throws with the option that is wrong, or the help */
export function readSettings(args: readonly string[]): StartSettings {
  const { values } = parseArgs({ args: withoutDashes(args), options, strict: true });
  if (values.help) throw new HelpAsked(help);
  return toSettings(values);
}

/** Reads the command line of `dev`. @throws with the option that is wrong, or the help */
export function readDevSettings(args: readonly string[]): DevSettings {
  const { values } = parseArgs({
    args: withoutDashes(args),
    options: { ...options, brand: { type: "string" } },
    strict: true,
  });
  if (values.help) throw new HelpAsked(devHelp);
  const brand = values.brand ?? "aurelune";
  const settings = toSettings(values);
  const { brands, faults } = readBrands(settings.brands);
  const known = brands.map(({ id }) => id);
  if (!known.includes(brand))
    throw new Error([`--brand is one of ${known.join(", ")}, not "${brand}"`, ...faults].join("\n"));
  return { ...settings, brand };
}
