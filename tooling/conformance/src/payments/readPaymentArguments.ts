import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { ArgumentError } from "../readArguments.ts";
import { createPayHouseDriver } from "./createPayHouseDriver.ts";
import type { CreateAdapter } from "./PaymentAdapter.ts";
import type { PaymentTarget } from "./PaymentTarget.ts";

const options = {
  adapter: { type: "string" },
  export: { type: "string" },
  merchant: { type: "string" },
  "secret-file": { type: "string" },
  provider: { type: "string" },
  "callback-port": { type: "string" },
  site: { type: "string" },
  currency: { type: "string", default: "VND" },
} as const;

function need(name: string, value: string | undefined): string {
  if (value === undefined || value === "") throw new ArgumentError(`--${name}: is missing`);
  return value;
}

const isFactory = (value: unknown): value is CreateAdapter => typeof value === "function";

/** Loads the function that makes the adapter. */
async function load(file: string, name: string): Promise<CreateAdapter> {
  const loaded: unknown = await import(pathToFileURL(resolve(file)).href).catch(() => undefined);
  const create: unknown = typeof loaded === "object" && loaded !== null ? Reflect.get(loaded, name) : undefined;
  if (!isFactory(create)) throw new ArgumentError(`--adapter: ${file} has no function ${name}`);
  return create;
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new ArgumentError(`--secret-file: ${file} cannot be read`);
  }
}

/**
 * Reads the command line of the kit for payment adapters.
 * @throws ArgumentError
 */
export async function readPaymentArguments(args: readonly string[]): Promise<PaymentTarget> {
  const read = () => {
    try {
      return parseArgs({ args: [...args], options }).values;
    } catch (error) {
      throw new ArgumentError(error instanceof Error ? error.message : String(error));
    }
  };
  const values = read();
  const file = need("adapter", values.adapter);
  const name = values.export ?? /([A-Za-z0-9]+)\.[cm]?[jt]s$/.exec(file)?.[1] ?? "";
  const [merchant, site] = [need("merchant", values.merchant), need("site", values.site)];
  const secret = readSecret(need("secret-file", values["secret-file"]));
  const providerUrl = URL.parse(need("provider", values.provider))?.origin;
  if (providerUrl === undefined) throw new ArgumentError("--provider: not an address");
  const callbackPort = Number(need("callback-port", values["callback-port"]));
  if (!Number.isInteger(callbackPort) || callbackPort < 1 || callbackPort > 65_535)
    throw new ArgumentError("--callback-port: is no port");
  return {
    createAdapter: await load(file, name),
    merchant,
    secret,
    providerUrl,
    callbackPort,
    driver: createPayHouseDriver(providerUrl, { merchant, secret, currency: values.currency, site }),
  };
}
