import type { ColumnType } from "kysely";

/** Texts of one thing by language code. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** A time that the database sets where none is given. */
export type Time = ColumnType<Date, Date | undefined, Date>;

/** A time that may be missing. */
export type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
