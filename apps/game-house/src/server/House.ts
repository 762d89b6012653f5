import type { Kysely } from "kysely";
import type { Schema } from "./db/Schema.ts";
import type { Provider } from "./provider/createProvider.ts";

/** What every use case may ask for. */
export type House = {
  readonly db: Kysely<Schema>;
  readonly provider: Provider;
  /** Waits so many milliseconds before a retry. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Tells the operator what needs a look; never holds a token. */
  readonly report: (fields: Readonly<Record<string, string>>, message: string) => void;
  readonly abandonHours: number;
};
