import { readFileSync } from "node:fs";

/** A merchant as the local providers know it. */
export interface Client {
  readonly id: string;
  readonly secret: string;
  /** The merchant's bot at the messenger that signs its logins, `<number>:<secret>`. */
  readonly botToken: string;
  /** The merchant's sites, each as an origin. */
  readonly origins: readonly string[];
}

/** The settings of the local providers. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly clients: readonly Client[];
}

/** A setting that is missing or wrong; the message begins with its name. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function isClient(value: unknown): value is Client {
  if (typeof value !== "object" || value === null) return false;
  const [id, secret, botToken, origins] = ["id", "secret", "botToken", "origins"].map((key) => Reflect.get(value, key));
  return isText(id) && isText(secret) && isText(botToken) && Array.isArray(origins) && origins.every(isText);
}

function readClients(file: string | undefined): readonly Client[] {
  if (file === undefined) throw new ConfigError("SIGN_IN_HOUSE_CLIENTS: is missing");
  let clients: unknown;
  try {
    clients = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new ConfigError("SIGN_IN_HOUSE_CLIENTS: is not a file of JSON");
  }
  if (Array.isArray(clients) && clients.every(isClient)) return clients;
  throw new ConfigError("SIGN_IN_HOUSE_CLIENTS: a list of {id, secret, botToken, origins}");
}

/** Reads the settings, once. @throws ConfigError that names the setting */
export function toConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { SIGN_IN_HOUSE_HOST: host = "127.0.0.1", SIGN_IN_HOUSE_PORT: port = "4950" } = env;
  if (!/^[0-9]{1,5}$/.test(port) || Number(port) > 65_535) throw new ConfigError("SIGN_IN_HOUSE_PORT: is no port");
  return { host, port: Number(port), clients: readClients(env["SIGN_IN_HOUSE_CLIENTS"]) };
}
