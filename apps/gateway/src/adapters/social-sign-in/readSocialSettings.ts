import { readFileSync } from "node:fs";
import { socialProviders } from "@marquee/contract";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { ConfigError } from "../../config.ts";

const strict = { additionalProperties: false } as const;

const OpenidSchema = Type.Object(
  {
    issuer: Type.String({ pattern: "^https?://[^\\s?#]+$" }),
    clientId: Type.String({ minLength: 1, maxLength: 255 }),
    clientSecret: Type.String({ minLength: 1, maxLength: 255 }),
    scope: Type.Optional(Type.String({ pattern: "^openid( [a-z_.:/]+)*$" })),
  },
  strict,
);

/** An OpenID issuer and the merchant's client at it. */
export type OpenidSettings = Static<typeof OpenidSchema>;

const TelegramSchema = Type.Object(
  {
    botToken: Type.String({ pattern: "^[0-9]{1,20}:[A-Za-z0-9_-]{10,100}$" }),
    /** The page that signs; Telegram's when not given. */
    page: Type.Optional(Type.String({ pattern: "^https?://[^\\s?#]+$" })),
  },
  strict,
);

/** A bot of the merchant. */
export type TelegramSettings = Static<typeof TelegramSchema>;

const MerchantSchema = Type.Object(
  Object.fromEntries(
    socialProviders.map((provider) => [
      provider,
      Type.Optional(provider === "TELEGRAM" ? TelegramSchema : OpenidSchema),
    ]),
  ),
  strict,
);

const FileSchema = Type.Record(Type.String({ pattern: "^[A-Z][A-Z0-9]{1,30}$" }), MerchantSchema);

const name = "MARQUEE_SOCIAL_FILE";

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new ConfigError(`${name}: is not a file of JSON`);
  }
}

/** The settings of a merchant's provider. */
export type ProviderSettings = OpenidSettings | TelegramSettings;

const isProviderSettings = (value: unknown): value is ProviderSettings =>
  Value.Check(OpenidSchema, value) || Value.Check(TelegramSchema, value);

/**
 * The providers of each merchant, by `<merchant code> <provider>`, from a file that holds secrets and that only the gateway may read.
 * Production refuses an issuer without TLS.
 *
 * @throws ConfigError that names the place in the file but no value
 */
export function readSocialSettings(file: string, isProduction: boolean): ReadonlyMap<string, ProviderSettings> {
  const content = readJson(file);
  if (!Value.Check(FileSchema, content)) {
    const [error] = Value.Errors(FileSchema, content);
    throw new ConfigError(`${name}: ${error?.instancePath ?? ""} ${error?.message ?? "is wrong"}`);
  }
  const pairs = Object.entries(content).flatMap(([merchant, providers]) =>
    Object.entries(providers).flatMap(([provider, settings]: [string, unknown]) =>
      isProviderSettings(settings) ? [[`${merchant} ${provider}`, settings] as const] : [],
    ),
  );
  const open = pairs.find(([, settings]) =>
    ("issuer" in settings ? settings.issuer : (settings.page ?? "")).startsWith("http:"),
  );
  if (isProduction && open !== undefined) throw new ConfigError(`${name}: ${open[0]} is not encrypted`);
  return new Map(pairs);
}
