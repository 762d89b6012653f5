import { readFileSync } from "node:fs";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { type Config, ConfigError } from "../../config.ts";
import { createPayHouse } from "./createPayHouse.ts";
import type { Payments, PaymentProvider } from "./PaymentProvider.ts";

const strict = { additionalProperties: false } as const;

const FileSchema = Type.Record(
  Type.String({ pattern: "^[A-Z][A-Z0-9]{1,30}$" }),
  Type.Object(
    {
      PAY_HOUSE: Type.Optional(
        Type.Object(
          {
            url: Type.String({ pattern: "^https?://[^\\s?#/]+$" }),
            secret: Type.String({ minLength: 16, maxLength: 200 }),
          },
          strict,
        ),
      ),
    },
    strict,
  ),
);

const name = "MARQUEE_PAYMENTS_FILE";

function readFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new ConfigError(`${name}: is not a file of JSON`);
  }
}

/**
 * The payment providers of each merchant, from a file that holds secrets and that only the gateway may read; none without one. Production
 * refuses the provider of this machine: its money is not real.
 *
 * @throws ConfigError that names the place in the file but no value
 */
export function openPayments({ paymentsFile, profile }: Pick<Config, "paymentsFile" | "profile">): Payments {
  const content = paymentsFile === undefined ? {} : readFile(paymentsFile);
  if (!Value.Check(FileSchema, content)) {
    const [error] = Value.Errors(FileSchema, content);
    throw new ConfigError(`${name}: ${error?.instancePath ?? ""} ${error?.message ?? "is wrong"}`);
  }
  const providers = new Map<string, readonly PaymentProvider[]>();
  for (const [merchant, { PAY_HOUSE: payHouse }] of Object.entries(content)) {
    if (payHouse === undefined) continue;
    if (profile === "production") throw new ConfigError(`${name}: /${merchant}/PAY_HOUSE is for demos and tests`);
    providers.set(merchant, [createPayHouse(merchant, payHouse)]);
  }
  const list = (merchant: string): readonly PaymentProvider[] => providers.get(merchant) ?? [];
  return { list, get: (merchant, id) => list(merchant).find((provider) => provider.id === id) };
}
