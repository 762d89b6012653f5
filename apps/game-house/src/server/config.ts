import { readFileSync } from "node:fs";
import type { Storage } from "@marquee/database";
import { Type } from "typebox";
import { Check } from "typebox/value";
import { type BorderSettings, defaultLimits, type LimitName } from "./border.ts";

/** What the game house needs to run. */
export type Config = {
  readonly host: string;
  readonly port: number;
  readonly storage: Storage;
  /** Address of the gateway, without the path of its calls. */
  readonly gatewayUrl: string;
  readonly provider: string;
  readonly secret: string;
  /** Origins that may show a game in a frame (CSP `frame-ancestors`). */
  readonly frameAncestors: readonly string[];
  /** Folder of the built client. */
  readonly clientFolder: string;
  readonly border: BorderSettings;
  /** Hours after which an abandoned round is played to its end. */
  readonly abandonHours: number;
  /** The transfer wallets that the house keeps: names and secrets. */
  readonly wallets: ReadonlyMap<string, string>;
  /** Where the operator's command finds the running house; none is served without it. */
  readonly operatorSocket: string | undefined;
};

/** A setting that is missing or wrong; the message begins with its key. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings once, from environment variables.
 * @throws ConfigError that names the key
 */
export function toConfig(env: Environment): Config {
  const storage = toStorage(env);
  return {
    host: env.GAME_HOUSE_HOST ?? "127.0.0.1",
    port: toWhole(env, "GAME_HOUSE_PORT", 8090, 0, 65_535),
    storage,
    gatewayUrl: toOrigin("GAME_HOUSE_GATEWAY_URL", require(env, "GAME_HOUSE_GATEWAY_URL")),
    provider: toMatching("GAME_HOUSE_PROVIDER", env.GAME_HOUSE_PROVIDER ?? "MARQ", /^[A-Z0-9_]{1,32}$/),
    secret: toSecret(env),
    frameAncestors: (env.GAME_HOUSE_FRAME_ANCESTORS ?? "")
      .split(/[\s,]+/)
      .filter((origin) => origin !== "")
      .map((origin) => toOrigin("GAME_HOUSE_FRAME_ANCESTORS", origin)),
    clientFolder: env.GAME_HOUSE_CLIENT_FOLDER ?? new URL("../../dist/", import.meta.url).pathname,
    border: { trustProxy: toProxies(env), limits: toLimits(env) },
    abandonHours: toWhole(env, "GAME_HOUSE_ABANDON_HOURS", 24, 1, 8_760),
    wallets: readWallets(env.GAME_HOUSE_TRANSFER_WALLETS),
    operatorSocket: env.GAME_HOUSE_OPERATOR_SOCKET ?? (storage.kind === "folder" ? `${storage.path}.sock` : undefined),
  };
}

function require(env: Environment, key: string): string {
  const value = env[key];
  if (value === undefined || value === "") throw new ConfigError(`${key}: is missing`);
  return value;
}

function toWhole(env: Environment, key: string, fallback: number, least: number, most: number): number {
  const text = env[key];
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!/^[0-9]+$/.test(text) || number < least || number > most)
    throw new ConfigError(`${key}: a whole number from ${least} to ${most}, not "${text}"`);
  return number;
}

function toMatching(key: string, value: string, pattern: RegExp): string {
  if (!pattern.test(value)) throw new ConfigError(`${key}: must match ${pattern.source}`);
  return value;
}

function toOrigin(key: string, value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "" || url.username !== "")
    throw new ConfigError(`${key}: an origin such as http://127.0.0.1:8080, not "${value}"`);
  return url.origin;
}

function toProxies(env: Environment): readonly string[] {
  const proxies = (env.GAME_HOUSE_TRUST_PROXY ?? "").split(/[\s,]+/).filter((proxy) => proxy !== "");
  return proxies.map((proxy) => toMatching("GAME_HOUSE_TRUST_PROXY", proxy, /^[0-9a-fA-F:.]+(\/[0-9]{1,3})?$/));
}

/** `GAME_HOUSE_LIMIT_CALLS` and its like: requests of one address in a minute. */
function toLimits(env: Environment): BorderSettings["limits"] {
  const toLimit = (name: LimitName) => ({
    seconds: 60,
    calls: toWhole(env, `GAME_HOUSE_LIMIT_${name.toUpperCase()}`, defaultLimits[name].calls, 1, 10_000_000),
  });
  return {
    calls: toLimit("calls"),
    verifications: toLimit("verifications"),
    pages: toLimit("pages"),
    files: toLimit("files"),
  };
}

function toStorage(env: Environment): Storage {
  const { GAME_HOUSE_DATABASE_URL: url, GAME_HOUSE_DATA: path, GAME_HOUSE_KEPT_DATABASES: keptDatabases } = env;
  if (url !== undefined) {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new ConfigError("GAME_HOUSE_DATABASE_URL: a postgresql:// address");
    return { kind: "server", url };
  }
  if (path === undefined || path === "")
    throw new ConfigError("GAME_HOUSE_DATA: a folder, unless GAME_HOUSE_DATABASE_URL is set");
  return { kind: "folder", path, ...(keptDatabases === undefined ? {} : { keptDatabases }) };
}

/** From the variable, or better from a file that only this process may read. The value is never part of a message. */
function toSecret(env: Environment): string {
  const file = env.GAME_HOUSE_SECRET_FILE;
  const secret = file === undefined ? require(env, "GAME_HOUSE_SECRET") : readSecret(file);
  const key = file === undefined ? "GAME_HOUSE_SECRET" : "GAME_HOUSE_SECRET_FILE";
  if (secret.length < 16) throw new ConfigError(`${key}: the secret has fewer than 16 characters`);
  return secret;
}

const WalletsSchema = Type.Record(
  Type.String({ pattern: "^[A-Z0-9-]{1,72}$" }),
  Type.String({ minLength: 16, maxLength: 200 }),
);

/** From a file of JSON, `{"<merchant>-<vendor>": secret}`. The values are never part of a message. */
function readWallets(file: string | undefined): ReadonlyMap<string, string> {
  if (file === undefined) return new Map();
  const read = (): unknown => {
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch {
      return undefined;
    }
  };
  const wallets = read();
  if (!Check(WalletsSchema, wallets))
    throw new ConfigError("GAME_HOUSE_TRANSFER_WALLETS: a file of JSON with the secret of each wallet");
  return new Map(Object.entries(wallets));
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new ConfigError("GAME_HOUSE_SECRET_FILE: cannot be read");
  }
}
