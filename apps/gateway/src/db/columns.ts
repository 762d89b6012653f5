import type { ColumnType } from "kysely";

/** A text in several languages, by language code. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** A time that defaults to the database's clock. */
export type Time = ColumnType<Date, Date | undefined, Date>;

/** A nullable time. */
export type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
