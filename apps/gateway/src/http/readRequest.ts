import type { FieldError } from "@marquee/contract";
import { visiblePattern } from "@marquee/contract/schema";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Refusal } from "./Refusal.ts";
import { requireWellFormed } from "./requireWellFormed.ts";

const known = new WeakMap<TSchema, ReadonlyMap<string, object>>();

/** The properties of a request's schema, by name. A map, because names from a visitor must not be looked up in an object. */
function toProperties(schema: TSchema): ReadonlyMap<string, object> {
  const properties =
    known.get(schema) ?? new Map<string, object>(Object.entries(Object(Reflect.get(schema, "properties"))));
  known.set(schema, properties);
  return properties;
}

function typeOf(property: object | undefined): unknown {
  if (property === undefined) return undefined;
  const literal: unknown = Reflect.get(property, "const");
  if (literal !== undefined) return typeof literal;
  const values: unknown = Reflect.get(property, "enum");
  // A choice among numbers names no type.
  return Array.isArray(values) && values.every((value) => typeof value === "number")
    ? "number"
    : Reflect.get(property, "type");
}

function toNumber(text: string): unknown {
  return /^-?(0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : text;
}

function toBoolean(text: string): unknown {
  return text === "true" ? true : text === "false" ? false : text;
}

/**
 * A query string with integers and booleans parsed as the schema says. Everything else stays
 * text, amounts included.
 */
export function readQuery(schema: TSchema, query: object): Readonly<Record<string, unknown>> {
  const properties = toProperties(schema);
  const read = Object.entries(query).map(([name, value]: [string, unknown]) => {
    if (typeof value !== "string") return [name, value];
    const type = typeOf(properties.get(name));
    if (type === "integer" || type === "number") return [name, toNumber(value)];
    return [name, type === "boolean" ? toBoolean(value) : value];
  });
  return Object.fromEntries(read);
}

const rules: ReadonlyMap<string, FieldError["rule"]> = new Map([
  ["required", "required"],
  ["minLength", "length"],
  ["maxLength", "length"],
  ["pattern", "pattern"],
]);

/** Of several faults of a field the first of these is told: what is blank need not be longer, too. */
const order: readonly FieldError["rule"][] = ["required", "length", "pattern", "unknown"];

const ranges = [
  ["minLength", "maxLength"],
  ["minimum", "maximum"],
] as const;

/** What a field's schema allows of a length or a number. */
function toRange(property: object | undefined, keyword: string): Pick<FieldError, "min" | "max"> {
  const names = ranges.find((each) => each.some((name) => name === keyword));
  if (property === undefined || names === undefined) return {};
  const [min, max]: readonly unknown[] = names.map((name) => Reflect.get(property, name));
  return { ...(typeof min === "number" && { min }), ...(typeof max === "number" && { max }) };
}

interface Fault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}

function toField({ keyword, instancePath, params }: Fault, properties: ReadonlyMap<string, object>): FieldError {
  const missing: unknown = Reflect.get(params, "requiredProperties");
  const [, name = "", deeper] = Array.isArray(missing) ? ["", String(missing[0])] : instancePath.split("/");
  const pattern: unknown = Reflect.get(params, "pattern");
  const isBlank = keyword === "pattern" && String(pattern).includes(visiblePattern);
  if (isBlank) return { name, rule: "required" };
  return {
    name,
    rule: rules.get(keyword) ?? "unknown",
    ...(deeper === undefined ? toRange(properties.get(name), keyword) : {}),
  };
}

/** Checks a request against its row's schema and returns the properties that the schema names. */
export type RequestReader = (content: unknown) => object;

/**
 * Compiles the check once. Keys that the schema does not name are dropped (contract 3.1.2).
 * The reader throws Refusal `request.invalid`, which names the invalid fields.
 */
export function createRequestReader(schema: TSchema): RequestReader {
  const validator = Compile(schema);
  const properties = toProperties(schema);
  return (content) => {
    requireWellFormed(content);
    if (typeof content === "object" && content !== null && validator.Check(content)) {
      if (!("properties" in schema)) return content;
      return Object.fromEntries(Object.entries(content).filter(([name]) => properties.has(name)));
    }
    const byName = new Map(
      validator
        .Errors(content)
        .map((error) => toField(error, properties))
        .toSorted((one, other) => order.indexOf(other.rule) - order.indexOf(one.rule))
        .map((field) => [field.name, field]),
    );
    const fields = [...byName.values()].filter(({ name }) => name !== "").slice(0, 20);
    throw new Refusal("request.invalid", fields.length === 0 ? {} : { fields });
  };
}
