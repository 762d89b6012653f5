import { parseArgs } from "node:util";
import { defaultPools } from "@marquee/database";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { developmentLimits, productionLimits } from "./defaultLimits.ts";
import { demoParts } from "./demo/demoParts.ts";
import { names } from "./settingNames.ts";

const LimitSchema = Type.Object({ calls: Type.Integer({ minimum: 1 }), seconds: Type.Integer({ minimum: 1 }) });

/** Times in milliseconds; 0 is without end. */
const PoolSchema = Type.Object({
  connections: Type.Integer({ minimum: 1, maximum: 1_000 }),
  wait: Type.Integer({ minimum: 0 }),
  statement: Type.Integer({ minimum: 0 }),
  lock: Type.Integer({ minimum: 0 }),
  idle: Type.Integer({ minimum: 0 }),
});

const originText = "^https?://[^/,\\s]+$";

const ConfigSchema = Type.Object({
  profile: Type.Union([Type.Literal("development"), Type.Literal("production")]),
  host: Type.String({ minLength: 1 }),
  port: Type.Integer({ minimum: 0, maximum: 65_535 }),
  /** The folder of secrets, of the embedded database and of the operator's socket. */
  data: Type.String({ minLength: 1 }),
  /** A cache of fresh embedded databases on this machine, which makes first starts quick. */
  keptDatabases: Type.Optional(Type.String({ minLength: 1 })),
  databaseUrl: Type.Optional(Type.String({ pattern: "^postgres(ql)?://" })),
  /** A Redis or Valkey server that all gateways of the database share; without it each keeps short-lived state for itself. */
  redisUrl: Type.Optional(Type.String({ pattern: "^(rediss?|valkeys?|unix)://" })),
  /** The key that seals the secrets in the database, and earlier keys: at least 32 random bytes, as text. */
  secretsKey: Type.Optional(Type.String({ minLength: 43 })),
  oldSecretsKey: Type.Optional(Type.String({ minLength: 43 })),
  /** Mail: a server's address with its login, and who sends. Without them mail stays in the outbox. */
  mailUrl: Type.Optional(Type.String({ pattern: "^smtps?://" })),
  mailFrom: Type.Optional(Type.String({ pattern: "^[^\\s@]+@[^\\s@]+$" })),
  /** Short messages: the address of a service that speaks Twilio's interface, `https://sid:token@host`, and the sender's number or name. */
  smsUrl: Type.Optional(Type.String({ pattern: "^https?://[^:@/]+:[^:@/]+@" })),
  smsFrom: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  /** A Geetest account; without one the gateway uses a bot check of its own. */
  geetestId: Type.Optional(Type.String({ pattern: "^[0-9A-Za-z]{8,64}$" })),
  geetestKey: Type.Optional(Type.String({ minLength: 8, maxLength: 64 })),
  geetestUrl: Type.Optional(Type.String({ pattern: originText })),
  /**
   * The Firebase project whose ID tokens prove phone numbers, its key for web pages, and where its signing keys and its
   * service are; without a project this gateway's own tokens prove them.
   */
  firebaseProject: Type.Optional(Type.String({ pattern: "^[a-z0-9-]{4,40}$" })),
  firebaseApiKey: Type.Optional(Type.String({ pattern: "^[0-9A-Za-z_-]{8,80}$" })),
  firebaseKeys: Type.Optional(Type.String({ pattern: "^https?://" })),
  firebaseUrl: Type.Optional(Type.String({ pattern: originText })),
  /** An origin of no merchant at which browsers reach this gateway: pages frame the widgets of third parties from it (decision 063). */
  widgetHost: Type.Optional(Type.String({ pattern: originText })),
  /** The back office's own address, of no merchant; without one there is no back office (operations.md 6). */
  desk: Type.Optional(Type.String({ pattern: originText })),
  /** The folder of the built back office. */
  backOffice: Type.Optional(Type.String({ minLength: 1 })),
  /** The files of members: a bucket that speaks S3, `s3+https://key:secret@host/bucket`; without it a folder in the data folder. */
  filesUrl: Type.Optional(
    Type.String({ pattern: "^s3\\+https?://[^:@/]+:[^:@/]+@[^/]+/[^/?]+(\\?region=[a-z0-9-]+)?$" }),
  ),
  /** A file of JSON with the providers of social sign-in, by merchant code and provider; without one there are none. */
  socialFile: Type.Optional(Type.String({ minLength: 1 })),
  /** A file of JSON with the payment providers, by merchant code; without one nobody can pay money in. */
  paymentsFile: Type.Optional(Type.String({ minLength: 1 })),
  /** A file of JSON with the vendors that have wallets of their own, by merchant code; without one all play from the main wallet. */
  vendorWalletsFile: Type.Optional(Type.String({ minLength: 1 })),
  /** A file of JSON with the chat systems that take the place of merchants' rooms, by merchant code; without one all have our rooms. */
  chatsFile: Type.Optional(Type.String({ minLength: 1 })),
  /** A file of JSON with exchange rates of a day, for showing amounts in a second currency too; it is read again when it changes. */
  exchangeRatesFile: Type.Optional(Type.String({ minLength: 1 })),
  /** The database server's connections and their time limits. */
  pools: Type.Object({ ordinary: PoolSchema, money: PoolSchema }),
  /** The folder with one folder per brand. */
  brands: Type.String({ minLength: 1 }),
  /** The folder of engines, layers and composed sites; without it only the calls are served. */
  sites: Type.Optional(Type.String({ minLength: 1 })),
  /** Where browsers load pictures; by default from this gateway's own host (SH-19). */
  imageHosts: Type.Array(Type.String({ pattern: originText })),
  /** Where browsers reach the game house (SH-20). */
  launchHosts: Type.Array(Type.String({ pattern: originText }), { minItems: 1 }),
  /** Addresses and networks of the proxies whose forwarding headers are believed. */
  trustProxy: Type.Array(Type.String({ pattern: "^[0-9a-fA-F:.]+(/[0-9]{1,3})?$" })),
  /** The header in which a trusted proxy tells the visitor's country. */
  countryHeader: Type.Optional(Type.String({ pattern: "^[a-z0-9-]+$" })),
  /** Hosts of no merchant, reached from inside only, at which `/health` tells everything. */
  healthHosts: Type.Array(Type.String({ pattern: "^[a-z0-9.-]+$" })),
  logLevel: Type.Union(["fatal", "error", "warn", "info", "debug", "silent"].map((level) => Type.Literal(level))),
  commit: Type.String(),
  /** The parts of the demo that merchants are filled with; its members have well-known passwords. */
  demo: Type.Array(Type.Enum(demoParts)),
  /** Whether this gateway runs jobs; of all gateways of a database at least one must. */
  jobs: Type.Boolean(),
  /** Check every answer against its schema and fail on a mismatch; for tests. */
  checkAnswers: Type.Boolean(),
  limits: Type.Object({
    /** All calls of one address at one merchant. */
    calls: LimitSchema,
    /** Pages, `/health`, documents and addresses that are not there, of one address at all merchants. */
    pages: LimitSchema,
    /** Files of sites and drawn pictures, of one address at all merchants. */
    files: LimitSchema,
    /** Wrongly signed callbacks of payment providers and game servers, of one address; rightly signed ones have no limit. */
    unsigned: LimitSchema,
    /** By which factor one address may exceed the limit of a row that has its own. */
    rowFactor: Type.Number({ exclusiveMinimum: 0 }),
    /** Limits of single rows, by name. */
    rows: Type.Record(Type.String(), LimitSchema),
    /** Demos that guests of one address may launch. */
    demo: LimitSchema,
    /** The most verification codes in one UTC day: to one number or mailbox, from one IP address, for one merchant. */
    codes: Type.Object({
      perRecipient: Type.Integer({ minimum: 1 }),
      perAddress: Type.Integer({ minimum: 1 }),
      perMerchant: Type.Integer({ minimum: 1 }),
    }),
    /** Members that one address may register in a merchant's day. */
    registrationsPerDay: Type.Integer({ minimum: 1 }),
    /** Open streams of live events at one gateway: of one session, and from one address at one merchant. */
    streams: Type.Object({ perSession: Type.Integer({ minimum: 1 }), perAddress: Type.Integer({ minimum: 1 }) }),
  }),
});

/** Everything that can be set from outside, read once at the start. */
export type Config = Static<typeof ConfigSchema>;

/** A missing or wrong setting, with the name under which it is set. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** The settings of a pool, by the end of their names: `MARQUEE_DATABASE_LOCK`, `MARQUEE_MONEY_LOCK`. */
const poolKeys = ["connections", "wait", "statement", "lock", "idle"] as const;

const poolPrefixes = { ordinary: "MARQUEE_DATABASE", money: "MARQUEE_MONEY" } as const;

const flags = {
  profile: { type: "string" },
  host: { type: "string" },
  port: { type: "string" },
  data: { type: "string" },
  "database-url": { type: "string" },
  brands: { type: "string" },
  sites: { type: "string" },
  "image-hosts": { type: "string" },
  "launch-hosts": { type: "string" },
} as const;

type Texts = Readonly<Record<string, string | undefined>>;

function toNumber(text: string): number | string {
  return /^[0-9]{1,9}$/.test(text) ? Number(text) : text;
}

function toBoolean(text: string): boolean | string {
  return text === "1" || text === "true" ? true : text === "0" || text === "false" ? false : text;
}

/** The whole demo but its past, none of it, or the named parts. A life is lived with all of them. */
function toDemo(text: string): readonly string[] {
  const all = toBoolean(text);
  const named = typeof all === "string" ? toList(all) : all ? demoParts.filter((part) => part !== "life") : [];
  return named.includes("life") ? [...new Set([...demoParts, ...named])] : named;
}

function toList(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function readTexts(parameters: readonly string[], env: Texts): Texts {
  try {
    const { values } = parseArgs({ args: [...parameters], options: flags, strict: true });
    const named = {
      ...values,
      databaseUrl: values["database-url"],
      imageHosts: values["image-hosts"],
      launchHosts: values["launch-hosts"],
    };
    const pairs = Object.entries(names).map(([key, name]) => [key, Reflect.get(named, key) ?? env[name]]);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined && value !== ""));
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

function readPool(kind: keyof typeof poolPrefixes, env: Texts): Readonly<Record<string, unknown>> {
  const own = poolKeys.flatMap((key) => {
    const text = env[`${poolPrefixes[kind]}_${key.toUpperCase()}`] ?? "";
    return text === "" ? [] : [[key, toNumber(text)]];
  });
  return { ...defaultPools[kind], ...Object.fromEntries(own) };
}

/** The name under which a setting is set, from its place in the settings. */
function toName([key = "", kind, part = ""]: readonly string[]): string {
  if (key === "pools" && (kind === "ordinary" || kind === "money"))
    return `${poolPrefixes[kind]}_${part.toUpperCase()}`;
  return nameOf(key);
}

function nameOf(key: string): string {
  return Object.entries(names).find(([name]) => name === key)?.[1] ?? key;
}

/** Pairs of settings that only make sense together. */
const pairs = [
  ["mailUrl", "mailFrom"],
  ["smsUrl", "smsFrom"],
  ["geetestId", "geetestKey"],
  ["firebaseProject", "firebaseApiKey"],
] as const;

/** Pairs of settings that a production gateway requires in order to start. */
const needed: ReadonlySet<string> = new Set(["mailUrl", "mailFrom", "smsUrl", "smsFrom"]);

function requirePairs(config: Config): void {
  for (const pair of pairs) {
    const missing = pair.find((key) => config[key] === undefined);
    if (missing !== undefined && pair.some((key) => config[key] !== undefined))
      throw new ConfigError(`${names[missing]}: is missing beside ${pair.map((key) => names[key]).join(", ")}`);
    if (missing !== undefined && needed.has(missing) && config.profile === "production")
      throw new ConfigError(`${names[missing]}: the production profile sends its messages`);
  }
  const framed = (["geetestId", "firebaseProject"] as const).find((key) => config[key] !== undefined);
  if (framed !== undefined && config.widgetHost === undefined)
    throw new ConfigError(`${names.widgetHost}: is missing beside ${names[framed]}, whose widget pages frame from it`);
}

/** A database server tells the machine's time alone, so that nothing in it is ever of another day than it says. */
function requireLifeRules({ demo, databaseUrl }: Config): void {
  if (demo.includes("life") && databaseUrl !== undefined)
    throw new ConfigError(
      `${names.demo}: a life is made in an embedded database, and ${names.databaseUrl} names a server`,
    );
}

function requireProductionRules(config: Config): void {
  if (config.profile !== "production") return;
  if (config.demo.length > 0) throw new ConfigError(`${names.demo}: the production profile shows no demo`);
  if (config.databaseUrl === undefined) {
    throw new ConfigError(`${names.databaseUrl}: the production profile needs a database server`);
  }
  if (config.secretsKey === undefined)
    throw new ConfigError(`${names.secretsKey}: the production profile seals its secrets`);
}

/**
 * Reads the settings from flags and environment; a flag wins.
 *
 * @throws {@link ConfigError} that names the setting.
 */
export function readConfig(parameters: readonly string[], env: Texts): Config {
  const texts = readTexts(parameters, env);
  const isProduction = texts["profile"] === "production";
  const {
    port = "4100",
    demo = isProduction ? "0" : "1",
    checkAnswers = "0",
    jobs = "1",
    trustProxy = "",
    healthHosts = "",
    imageHosts = "",
    launchHosts = "http://127.0.0.1:4200",
  } = texts;
  const config: unknown = {
    profile: "development",
    host: "127.0.0.1",
    data: ".marquee/data/gateway",
    brands: "brands",
    logLevel: "info",
    commit: "unknown",
    ...texts,
    port: toNumber(port),
    demo: toDemo(demo),
    checkAnswers: toBoolean(checkAnswers),
    jobs: toBoolean(jobs),
    pools: { ordinary: readPool("ordinary", env), money: readPool("money", env) },
    trustProxy: toList(trustProxy),
    healthHosts: toList(healthHosts),
    imageHosts: toList(imageHosts),
    launchHosts: toList(launchHosts),
    // A copy: a gateway whose limits are changed changes no other one of its process.
    limits: structuredClone(isProduction ? productionLimits : developmentLimits),
  };
  if (!Value.Check(ConfigSchema, config)) {
    const [error] = Value.Errors(ConfigSchema, config);
    throw new ConfigError(`${toName(error?.instancePath.split("/").slice(1) ?? [])}: ${error?.message ?? "is wrong"}`);
  }
  requireProductionRules(config);
  requireLifeRules(config);
  requirePairs(config);
  return config;
}
