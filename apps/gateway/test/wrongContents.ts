import type { TSchema } from "typebox";
import { Check } from "typebox/value";

/** Amounts that are none (issue "Bad input"). */
const wrongAmounts = ["-1", "1e9", "0.00001", "NaN", " 1", `1${"0".repeat(30)}`, -1, 1.5, 1e30] as const;

const wrongTypes = [null, true, 7, "text", [], {}, ["x"], { a: 1 }] as const;

/** A request with one thing wrong, and what it is. */
export interface WrongContent {
  readonly what: string;
  readonly content: unknown;
}

function propertiesOf(schema: TSchema): readonly (readonly [string, object])[] {
  const properties: unknown = Reflect.get(schema, "properties");
  return Object.entries(Object(properties));
}

function tooLong(schema: object): readonly unknown[] {
  const most: unknown = Reflect.get(schema, "maxLength");
  return typeof most === "number" ? ["x".repeat(most + 1), "€".repeat(most + 1)] : [];
}

/**
 * Every way in which one field of a right request can be wrong: missing, of another type, too long, an amount that is
 * none; and what is no request at all. Only what the schema itself refuses is listed.
 */
export function listWrongContents(schema: TSchema, right: object): readonly WrongContent[] {
  const fields = propertiesOf(schema).flatMap(([name, property]): WrongContent[] => {
    const { [name]: _, ...without } = { ...right } as Record<string, unknown>;
    const values: readonly unknown[] = [...wrongTypes, ...wrongAmounts, ...tooLong(property)];
    return [
      { what: `${name} missing`, content: without },
      ...values.map((value) => ({
        what: `${name} = ${JSON.stringify(value)?.slice(0, 40)}`,
        content: { ...without, [name]: value },
      })),
    ];
  });
  const whole = [null, [], "text", 5, true].map((content) => ({ what: `whole = ${JSON.stringify(content)}`, content }));
  return [...fields, ...whole].filter(({ content }) => !Check(schema, content));
}
