import { readFileSync } from "node:fs";
import type { Storage } from "@marquee/database";
import { Type, type Static } from "typebox";
import { Value } from "typebox/value";

const Merchant = Type.Object({
  id: Type.String({ pattern: "^[A-Z0-9_]{1,32}$" }),
  /** Signs the merchant's calls and our callbacks. */
  secret: Type.String({ minLength: 16, maxLength: 200 }),
  /** Where callbacks go. */
  callbackUrl: Type.String({ pattern: "^https?://" }),
  /** Sites to which a payer may be sent back, each as an origin. */
  origins: Type.Array(Type.String({ pattern: "^https?://[^/]+$" })),
});

/** A merchant as the provider knows it. */
export type Merchant = Static<typeof Merchant>;

/** What the pay-house needs to run. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** Its address as payers reach it. */
  readonly origin: string;
  readonly storage: Storage;
  readonly merchants: readonly Merchant[];
  /** How long a payout takes, in milliseconds. */
  readonly payoutDelay: number;
  /** A file of orders from before, to be taken over where it is there (`takePast`). */
  readonly past?: string;
};

/** A setting that is missing or wrong; the message begins with its key. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

type Environment = Readonly<Record<string, string | undefined>>;

function toStorage({ PAY_HOUSE_DATABASE_URL: url, PAY_HOUSE_DATA: path, ...rest }: Environment): Storage {
  if (url !== undefined) {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new ConfigError("PAY_HOUSE_DATABASE_URL: a postgresql:// address");
    return { kind: "server", url };
  }
  if (path === undefined || path === "")
    throw new ConfigError("PAY_HOUSE_DATA: a folder, unless PAY_HOUSE_DATABASE_URL is set");
  const keptDatabases = rest["PAY_HOUSE_KEPT_DATABASES"];
  return { kind: "folder", path, ...(keptDatabases === undefined ? {} : { keptDatabases }) };
}

function readMerchants(file: string | undefined): readonly Merchant[] {
  if (file === undefined) throw new ConfigError("PAY_HOUSE_MERCHANTS: is missing");
  let merchants: unknown;
  try {
    merchants = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new ConfigError("PAY_HOUSE_MERCHANTS: is not a file of JSON");
  }
  if (Value.Check(Type.Array(Merchant), merchants)) return merchants;
  // The values are secret: the message names the shape alone.
  throw new ConfigError("PAY_HOUSE_MERCHANTS: a list of {id, secret, callbackUrl, origins}");
}

/** Reads the settings, once. @throws ConfigError that names the setting */
export function toConfig(env: Environment): Config {
  const {
    PAY_HOUSE_HOST: host = "127.0.0.1",
    PAY_HOUSE_PORT: text = "8092",
    PAY_HOUSE_PAYOUT_DELAY: delay = "3000",
  } = env;
  const port = Number(text);
  if (!/^[0-9]{1,5}$/.test(text) || port > 65_535) throw new ConfigError("PAY_HOUSE_PORT: is no port");
  if (!/^[0-9]{1,7}$/.test(delay)) throw new ConfigError("PAY_HOUSE_PAYOUT_DELAY: is no number of milliseconds");
  return {
    host,
    port,
    origin: env["PAY_HOUSE_ORIGIN"] ?? `http://${host}:${port}`,
    storage: toStorage(env),
    merchants: readMerchants(env["PAY_HOUSE_MERCHANTS"]),
    payoutDelay: Number(delay),
    ...(env["PAY_HOUSE_PAST"] === undefined ? {} : { past: env["PAY_HOUSE_PAST"] }),
  };
}
