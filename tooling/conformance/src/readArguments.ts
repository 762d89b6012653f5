import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { orderChoices } from "./runConformance.ts";
import type { Orders } from "./runConformance.ts";
import type { Launch, OperatorAction, Target } from "./Target.ts";

/** The options of the command line. */
export type Arguments = { readonly target: Target; readonly orders: Orders };

/** An option that is missing or wrong; the message begins with its name. */
export class ArgumentError extends Error {
  override readonly name = "ArgumentError";
}

const options = {
  url: { type: "string" },
  provider: { type: "string", default: "MARQ" },
  secret: { type: "string" },
  "secret-file": { type: "string" },
  tokens: { type: "string" },
  "token-url": { type: "string" },
  header: { type: "string", multiple: true },
  "operator-url": { type: "string" },
  orders: { type: "string", default: "usual" },
} as const;

/**
 * Reads the command line.
 * @throws ArgumentError
 */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parse(args);
  const url = toUrl("--url", values.url).origin;
  const headers = Object.fromEntries((values.header ?? []).map(toHeader));
  const operatorUrl = values["operator-url"];
  const target: Target = {
    url,
    provider: values.provider,
    secret:
      values["secret-file"] === undefined
        ? need("--secret or --secret-file", values.secret)
        : read("--secret-file", values["secret-file"]),
    getLaunch:
      values.tokens === undefined
        ? fromUrl(toUrl("--token-url (or --tokens)", values["token-url"]), headers)
        : fromFile(values.tokens),
    ...(operatorUrl === undefined ? {} : { operate: toOperator(toUrl("--operator-url", operatorUrl), headers) }),
  };
  return { target, orders: toOrders(values.orders) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options });
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function toOrders(text: string): Orders {
  const orders = orderChoices.find((choice) => choice === text);
  if (!orders) throw new ArgumentError(`--orders: one of ${orderChoices.join(", ")}`);
  return orders;
}

function need(name: string, value: string | undefined): string {
  if (value === undefined || value === "") throw new ArgumentError(`${name}: is missing`);
  return value;
}

function toUrl(name: string, value: string | undefined): URL {
  const url = URL.parse(need(name, value));
  if (!url) throw new ArgumentError(`${name}: not an address`);
  return url;
}

function read(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new ArgumentError(`${name}: ${file} cannot be read`);
  }
}

function toHeader(text: string): [string, string] {
  const [name, value] = text.split(/:(.*)/s);
  if (name === undefined || value === undefined) throw new ArgumentError(`--header: "Name: value", not "${text}"`);
  return [name.trim(), value.trim()];
}

/** One launch on each line: a token and its game code. */
function fromFile(file: string): Target["getLaunch"] {
  const lines = read("--tokens", file)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return async () => {
    const [token, gameCode] = lines.shift()?.trim().split(/\s+/) ?? [];
    if (token === undefined || gameCode === undefined)
      throw new ArgumentError("--tokens: no line with a token and a game code is left");
    return { token, gameCode };
  };
}

/** Requests a new launch each time; the answer has `token` and `gameCode`, or the address of a game anywhere in it. */
function fromUrl(url: URL, headers: Record<string, string>): Target["getLaunch"] {
  return async () => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: "{}",
    });
    const launch = findLaunch(await response.json());
    if (!launch) throw new ArgumentError("--token-url: the answer holds no launch");
    return launch;
  };
}

/** Finds a launch in an answer: contract 3.12.4 builds addresses as `…/play/<gameCode>?t=<token>`. */
export function findLaunch(answer: unknown): Launch | undefined {
  if (typeof answer === "string") {
    const url = URL.parse(answer);
    const token = url?.searchParams.get("t");
    const gameCode = url?.pathname.split("/").at(-1);
    return token && gameCode ? { token, gameCode } : undefined;
  }
  if (typeof answer !== "object" || answer === null) return undefined;
  if (
    "token" in answer &&
    "gameCode" in answer &&
    typeof answer.token === "string" &&
    typeof answer.gameCode === "string"
  )
    return { token: answer.token, gameCode: answer.gameCode };
  return Object.values(answer)
    .map(findLaunch)
    .find((launch) => launch !== undefined);
}

function toOperator(url: URL, headers: Record<string, string>): (action: OperatorAction) => Promise<void> {
  return async (action) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ action }),
    });
    if (!response.ok) throw new ArgumentError(`--operator-url: HTTP ${response.status} for ${action}`);
  };
}
