import type { Static, TSchema } from "typebox";
import type { ErrorCode } from "../errors.ts";
import type { StaffErrorCode } from "./isStaffErrorCode.ts";
import type { StaffEndpoint } from "./staffEndpoint.ts";

/** A row of the back office with its two schemas, and the error codes that it may answer beside the general ones. */
export type StaffRow = {
  readonly endpoint: StaffEndpoint<never, unknown>;
  readonly request: TSchema;
  readonly value: TSchema;
  readonly errors: readonly (ErrorCode | StaffErrorCode)[];
};

/** The schema, where what it checks is exactly the shape; anything else does not compile. */
type SchemaOf<Shape, Schema extends TSchema> = [Shape] extends [Static<Schema>]
  ? [Static<Schema>] extends [Shape]
    ? Schema
    : never
  : never;

/** Ties a row to the schemas of its request and its value: the compiler refuses those of another row. */
export function staffRow<Request, Value, RequestSchema extends TSchema, ValueSchema extends TSchema>(
  endpoint: StaffEndpoint<Request, Value>,
  request: RequestSchema & SchemaOf<Request, RequestSchema>,
  value: ValueSchema & SchemaOf<Value, ValueSchema>,
  errors: readonly (ErrorCode | StaffErrorCode)[] = [],
): StaffRow {
  // The phantom types end here: a list of rows cannot name the types of each row.
  const { shapes: _, ...data } = endpoint;
  return { endpoint: data, request, value, errors };
}
