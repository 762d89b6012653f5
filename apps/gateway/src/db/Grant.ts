import type { Schema } from "./Schema.ts";

/** Why a table is named: in a few words. */
type Reasons = { readonly [Table in keyof Schema]?: string };

/** What a folder reads and writes of others' tables; what it writes it reads as well. */
export interface Grant {
  readonly reads?: Reasons;
  readonly writes?: Reasons;
  /** What its SQL functions name (`functions/*.sql`): they are one statement with a call of the owner's, such as a bet. */
  readonly functions?: Reasons;
}
