import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ArgumentError } from "../readArguments.ts";
import type { ProviderTarget } from "./ProviderTarget.ts";

const options = {
  provider: { type: "string" },
  merchant: { type: "string" },
  "secret-file": { type: "string" },
  method: { type: "string" },
  "payout-method": { type: "string" },
  site: { type: "string" },
  currency: { type: "string", default: "VND" },
  amount: { type: "string", default: "123456.00" },
  "other-amount": { type: "string", default: "98765.00" },
  place: { type: "string", default: "Harbour Bank" },
  account: { type: "string", default: "0071000123456" },
  holder: { type: "string", default: "Ann Example" },
  "callback-port": { type: "string" },
} as const;

function need(name: string, value: string | undefined): string {
  if (value === undefined || value === "") throw new ArgumentError(`--${name}: is missing`);
  return value;
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new ArgumentError(`--secret-file: ${file} cannot be read`);
  }
}

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new ArgumentError("--callback-port: is no port");
  return port;
}

function readValues(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads the command line of the kit for payment providers.
 * @throws ArgumentError
 */
export function readProviderArguments(args: readonly string[]): ProviderTarget {
  const values = readValues(args);
  const url = need("provider", values.provider).replace(/\/+$/, "");
  if (!/^https?:\/\/[^\s?#]+$/.test(url) || !URL.canParse(url)) throw new ArgumentError("--provider: not an address");
  return {
    url,
    merchant: need("merchant", values.merchant),
    secret: readSecret(need("secret-file", values["secret-file"])),
    method: need("method", values.method),
    payoutMethod: values["payout-method"],
    currency: values.currency,
    amount: values.amount,
    otherAmount: values["other-amount"],
    returnUrl: `${need("site", values.site)}/member/depositv2`,
    payee: { place: values.place, account: values.account, holder: values.holder },
    callbackPort: readPort(values["callback-port"]),
  };
}
