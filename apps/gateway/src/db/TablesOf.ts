import type { ColumnType, SelectType } from "kysely";
import type { grants } from "./grants.ts";
import type { OwnTables, Schema } from "./Schema.ts";

type Grants = typeof grants;

/** A folder whose stores have statements: it has tables of its own, or grants for others'. */
export type Folder = keyof OwnTables | keyof Grants;

/** A table that is read: no value of a column can be stored. */
type Readable<Table> = { [Column in keyof Table]: ColumnType<SelectType<Table[Column]>, never, never> };

type Own<F> = F extends keyof OwnTables ? OwnTables[F] : unknown;

type GrantOf<F> = F extends keyof Grants ? Grants[F] : unknown;

type Named<F, Kind extends "reads" | "writes"> =
  GrantOf<F> extends { readonly [K in Kind]: infer Tables } ? Extract<keyof Tables, keyof Schema> : never;

/** What the statements of a folder may name: its own tables, others that it may write, and others that it may only read (grants.ts). */
export type TablesOf<F extends Folder> = Own<F> &
  Pick<Schema, Named<F, "writes">> & {
    [Table in Named<F, "reads">]: Readable<Schema[Table]>;
  };
