import type { TSchema } from "typebox";

const toDeepArray = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
const toDeepObject = (depth: number): string => '{"a":'.repeat(depth) + "1" + "}".repeat(depth);
const toBytes = (...parts: readonly (string | Uint8Array)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

/** JSON that no row takes in any field, as it stands in a body. */
const refused: readonly (readonly [what: string, json: string | Buffer])[] = [
  ["NUL", String.raw`"a\u0000b"`],
  ["a NUL that is not escaped", toBytes('"a', Uint8Array.of(0), 'b"')],
  ["half of a surrogate pair", String.raw`"\ud800"`],
  ["the other half", String.raw`"a\udc00b"`],
  ["NUL in a list", String.raw`[["\u0000"]]`],
  ["NUL in a key", String.raw`{"a\u0000":1}`],
  ["broken UTF-8", toBytes('"', Uint8Array.of(0xff, 0xfe, 0xc0, 0x80), '"')],
  ["UTF-8 that ends early", toBytes('"', Uint8Array.of(0xe2, 0x82), '"')],
  ["a list 5,000 deep", toDeepArray(5_000)],
  ["an object 5,000 deep", toDeepObject(5_000)],
  ["a list 100,000 deep", toDeepArray(100_000)],
  ["1,000,000 characters", `"${"x".repeat(1_000_000)}"`],
  ["__proto__ in an object", '{"__proto__":{"enabled":"1"}}'],
];

/** JSON that some fields accept and others refuse: property names of Object.prototype, limits of ranges, other alphabets. */
const strange: readonly (readonly [what: string, json: string])[] = [
  ...[
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "'; drop table members; --",
    "%00",
    "🎰\u202e",
    "0000-01-01",
    "-1",
    "1e999",
  ].map((text) => [JSON.stringify(text), JSON.stringify(text)] as const),
  ...["1e308", "-1e308", "9007199254740993", "8640000000000001", "-0", "1e-300", "[]", "{}", "null", "true"].map(
    (json) => [json, json] as const,
  ),
];

/** Texts for addresses, headers and cookies, percent-encoded where they stand in an address. */
export const hostileTexts: readonly string[] = [
  "__proto__",
  "constructor",
  "toString",
  "a\u0000b",
  "%00",
  "%FF%FE",
  "%ED%A0%80",
  "%ZZ",
  "%",
  "..%2f..%2fetc%2fpasswd",
  "é€🎰",
  "x".repeat(2_000),
  "x".repeat(1_000_000),
];

/** A body with one hostile thing in it. */
export interface HostileContent {
  readonly what: string;
  readonly body: Buffer;
  /** Every row refuses it. */
  readonly isRefused: boolean;
}

/** The names that a schema gives to fields. */
export function listFields(schema: TSchema): readonly string[] {
  return Object.keys(Object(Reflect.get(schema, "properties")));
}

/** The other fields of a right request, as a query. */
export function toQueryWithout(right: object, field: string): string {
  return new URLSearchParams(Object.fromEntries(Object.entries(right).filter(([name]) => name !== field))).toString();
}

/** Every hostile value in every field of a right request, and in fields that nobody knows. */
export function listHostileContents(schema: TSchema, right: () => object): readonly HostileContent[] {
  return ["unknownField", ...listFields(schema)].flatMap((name) =>
    [...refused.map((entry) => [...entry, true] as const), ...strange.map((entry) => [...entry, false] as const)].map(
      ([what, json, isRefused]) => {
        const others = Object.entries(right())
          .filter(([field]) => field !== name)
          .map(([field, value]) => `${JSON.stringify(field)}:${JSON.stringify(value)},`);
        return {
          what: `${name} = ${what}`,
          body: toBytes(`{${others.join("")}${JSON.stringify(name)}:`, json, "}"),
          isRefused,
        };
      },
    ),
  );
}
