import type { Static, TSchema } from "typebox";
import type { Endpoint } from "./endpoint.ts";
import type { ErrorCode } from "./errors.ts";

/** A row with its two schemas, and the error codes that it may answer beside the general ones (contract 3.2). */
export type SchemaRow = {
  readonly endpoint: Endpoint<never, unknown>;
  readonly request: TSchema;
  readonly value: TSchema;
  readonly errors: readonly ErrorCode[];
};

/** The schema, where what it checks is exactly the shape; anything else does not compile. */
type SchemaOf<Shape, Schema extends TSchema> = [Shape] extends [Static<Schema>]
  ? [Static<Schema>] extends [Shape]
    ? Schema
    : never
  : never;

/** Ties a row to the schemas of its request and its value: the compiler refuses those of another row. */
export function row<Request, Value, RequestSchema extends TSchema, ValueSchema extends TSchema>(
  endpoint: Endpoint<Request, Value>,
  request: RequestSchema & SchemaOf<Request, RequestSchema>,
  value: ValueSchema & SchemaOf<Value, ValueSchema>,
  errors: readonly ErrorCode[] = [],
): SchemaRow {
  // The phantom types end here: a list of rows cannot name the types of each row.
  const { shapes: _, ...data } = endpoint;
  // Whatever call the session of a frozen or closed account makes, it answers that.
  const all =
    endpoint.token === "none" ? errors : [...new Set<ErrorCode>([...errors, "account.closed", "account.frozen"])];
  return { endpoint: data, request, value, errors: all };
}
