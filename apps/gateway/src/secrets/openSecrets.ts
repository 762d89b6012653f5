import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JWK } from "jose";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { createBodyKey } from "../authentication/bodyKeys.ts";

const SecretsSchema = Type.Object({
  /** Private keys of encrypted bodies, the current one first (contract 3.5). */
  bodyKeys: Type.Array(Type.Object({ kty: Type.Literal("EC"), kid: Type.String() }, { additionalProperties: true }), {
    minItems: 1,
  }),
  captcha: Type.String({ minLength: 32 }),
});

const SharedSchema = Type.Object({
  ...SecretsSchema.properties,
  providers: Type.Record(Type.String(), Type.Array(Type.String({ minLength: 16 }), { minItems: 1 })),
});

/** The gateway's secrets: made at the first start, readable by the gateway's user alone. */
export interface Secrets {
  readonly bodyKeys: readonly JWK[];
  readonly captcha: string;
  /** Secrets by provider, the current one first; a second one while it is being changed (contract 3.12.1). */
  readonly providers: ReadonlyMap<string, readonly string[]>;
}

/** The provider name of this project's own game house. */
export const gameHouseProvider = "MARQ";

const shortestSecret = 16;

function createSecret(): string {
  return randomBytes(32).toString("hex");
}

function writeOnce(file: string, text: string): void {
  writeFileSync(file, `${text}\n`, { mode: 0o600, flag: "wx" });
}

async function openOwn(file: string): Promise<Pick<Secrets, "bodyKeys" | "captcha">> {
  if (!existsSync(file))
    writeOnce(file, JSON.stringify({ bodyKeys: [await createBodyKey()], captcha: createSecret() }, null, 2));
  const data: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Value.Check(SecretsSchema, data)) throw new Error(`${file} does not hold the gateway's secrets`);
  return data;
}

function readSecret(file: string): string {
  const secret = readFileSync(file, "utf8").trim();
  // Anyone could sign with an empty secret or guess a short one.
  if (secret.length < shortestSecret)
    throw new Error(`${file}: a provider's secret has at least ${shortestSecret} characters`);
  return secret;
}

/**
 * `<NAME>.secret` and, while it is being changed, `<NAME>.old.secret`: each in a file that its game server can be given.
 * @throws Error that names a file whose secret is empty or too short
 */
function openProviders(folder: string): Secrets["providers"] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const house = join(folder, `${gameHouseProvider}.secret`);
  if (!existsSync(house)) writeOnce(house, createSecret());
  const files = readdirSync(folder).filter((name) => name.endsWith(".secret"));
  // The current secret, with which the gateway also signs, has the shorter name of the two.
  const pairs = files
    .toSorted((a, b) => a.length - b.length)
    .map((name) => [name.split(".")[0] ?? "", readSecret(join(folder, name))] as const);
  return new Map(pairs.map(([name]) => [name, pairs.filter((pair) => pair[0] === name).map((pair) => pair[1])]));
}

/** Reads the secrets of the data folder; creates missing ones with mode 0600. */
export async function openSecrets(folder: string): Promise<Secrets> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return { ...(await openOwn(join(folder, "secrets.json"))), providers: openProviders(join(folder, "providers")) };
}

/** Parses secrets stored as one text. @throws Error for any other text */
export function readSecrets(text: string): Secrets {
  const data: unknown = JSON.parse(text);
  if (!Value.Check(SharedSchema, data)) throw new Error("the database does not hold the gateway's secrets");
  return { ...data, providers: new Map(Object.entries(data.providers)) };
}

/** Secrets as one text. */
export function toText({ providers, ...own }: Secrets): string {
  return JSON.stringify({ ...own, providers: Object.fromEntries(providers) });
}
