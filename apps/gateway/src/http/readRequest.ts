import type { FieldError } from "@marquee/contract";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Refusal } from "./Refusal.ts";

function typeOf(schema: TSchema, name: string): unknown {
  const properties: unknown = Reflect.get(schema, "properties");
  if (typeof properties !== "object" || properties === null) return undefined;
  const property: unknown = Reflect.get(properties, name);
  if (typeof property !== "object" || property === null) return undefined;
  const literal: unknown = Reflect.get(property, "const");
  return literal === undefined ? Reflect.get(property, "type") : typeof literal;
}

function toNumber(text: string): unknown {
  return /^-?(0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : text;
}

function toBoolean(text: string): unknown {
  return text === "true" ? true : text === "false" ? false : text;
}

/**
 * An address's query with its whole numbers and booleans read as such, as the schema names them. Everything else stays
 * text: an amount is never a number.
 */
export function readQuery(schema: TSchema, query: object): Readonly<Record<string, unknown>> {
  const read = Object.entries(query).map(([name, value]: [string, unknown]) => {
    if (typeof value !== "string") return [name, value];
    const type = typeOf(schema, name);
    if (type === "integer" || type === "number") return [name, toNumber(value)];
    return [name, type === "boolean" ? toBoolean(value) : value];
  });
  return Object.fromEntries(read);
}

const rules: Readonly<Record<string, FieldError["rule"]>> = {
  required: "required",
  minLength: "length",
  maxLength: "length",
  pattern: "pattern",
};

function toField(error: { readonly keyword: string; readonly instancePath: string; readonly params: object }): FieldError {
  const missing: unknown = Reflect.get(error.params, "requiredProperties");
  const name = Array.isArray(missing) ? String(missing[0]) : (error.instancePath.split("/")[1] ?? "");
  return { name, rule: rules[error.keyword] ?? "unknown" };
}

/** Checks a request against its row's schema; a row's request is an object. */
export type RequestReader = (content: unknown) => asserts content is object;

/** Compiles the check once. It throws Refusal `request.invalid` that names the fields which are off the schema. */
export function createRequestReader(schema: TSchema): RequestReader {
  const validator = Compile(schema);
  return (content) => {
    if (typeof content === "object" && validator.Check(content)) return;
    const byName = new Map(validator.Errors(content).map((error) => [toField(error).name, toField(error)]));
    const fields = [...byName.values()].filter(({ name }) => name !== "").slice(0, 20);
    throw new Refusal("request.invalid", fields.length === 0 ? {} : { fields });
  };
}
