import { readFileSync, statSync } from "node:fs";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { type Config, ConfigError } from "../../config.ts";
import type { ExchangeRates, RateTable } from "./ExchangeRates.ts";
import { toLocalTable } from "./localTable.ts";

const FileSchema = Type.Object(
  {
    date: Type.String({ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }),
    perDollar: Type.Record(
      Type.String({ pattern: "^[A-Z]{3}$" }),
      Type.String({ pattern: "^(?=.*[1-9])[0-9]{1,9}(\\.[0-9]{1,12})?$" }),
    ),
  },
  { additionalProperties: false },
);

const name = "MARQUEE_EXCHANGE_RATES_FILE";
/** How old what is known of the file may be, in milliseconds. */
const lookEvery = 10_000;

/** @throws ConfigError that names the place in the file */
function readTable(file: string): RateTable {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new ConfigError(`${name}: is not a file of JSON`);
  }
  if (Value.Check(FileSchema, content)) return content;
  const [error] = Value.Errors(FileSchema, content);
  throw new ConfigError(`${name}: ${error?.instancePath ?? ""} ${error?.message ?? "is wrong"}`);
}

/** Follows a file that something else writes each day. One that has become wrong or is gone changes nothing: the rates say their day. */
function openFile(file: string, warn: (error: unknown) => void): ExchangeRates {
  let table = readTable(file);
  let changed = statSync(file).mtimeMs;
  let looked = Date.now();
  return {
    kind: "file",
    get() {
      if (Date.now() - looked < lookEvery) return table;
      looked = Date.now();
      try {
        const { mtimeMs } = statSync(file);
        if (mtimeMs !== changed) table = readTable(file);
        changed = mtimeMs;
      } catch (error) {
        warn(error);
      }
      return table;
    },
  };
}

/**
 * The rates that the settings name: a file, else a table of made-up figures for demos; in production none, since old rates mislead.
 * @throws ConfigError for a file that is none or is wrong
 */
export function openExchangeRates(
  { exchangeRatesFile, profile }: Pick<Config, "exchangeRatesFile" | "profile">,
  warn: (error: unknown) => void,
): ExchangeRates {
  if (exchangeRatesFile !== undefined) return openFile(exchangeRatesFile, warn);
  return profile === "production" ? { kind: "none", get: () => undefined } : { kind: "table", get: toLocalTable };
}
