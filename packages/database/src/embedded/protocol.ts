import type { Clock } from "../clock.ts";

/** Start parameters of the embedded database's thread. */
export interface EmbeddedStart {
  readonly dataFolder?: string;
  readonly snapshot?: string;
  /** What the database takes for the time, where that is not the machine's. */
  readonly clock?: Clock;
  /** The database's program, compiled once for all threads of a process. */
  readonly program: WebAssembly.Module;
}

/** A statement sent to that thread; a `script` holds several and answers the rows of all; `dump` asks for the whole database as a file instead. */
export type EmbeddedRequest =
  | { readonly id: number; readonly kind: "query"; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly id: number; readonly kind: "script"; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly id: number; readonly kind: "dump"; readonly file: string }
  | { readonly id: number; readonly kind: "close" };

/**
 * The rows of one statement, and the word the server completed it with. The thread that asked names the row type, and a
 * message between threads has none: there `Row` is `never`, which fits every name.
 */
export interface EmbeddedRows<Row = unknown> {
  readonly rows: Row[];
  readonly affectedRows?: number;
  readonly command: string;
}

/** An error in the shape that both databases share: SQLSTATE in `code`. */
export interface EmbeddedFailure {
  readonly message: string;
  readonly code?: string;
  readonly detail?: string;
  readonly constraint?: string;
  readonly table?: string;
}

/** That thread's answer to the request with the same id; id 0 reports the start. */
export type EmbeddedAnswer<Row = unknown> =
  | { readonly id: number; readonly ok: true; readonly result: EmbeddedRows<Row> }
  | { readonly id: number; readonly ok: false; readonly failure: EmbeddedFailure };
