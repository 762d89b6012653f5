import { SaidText } from "@marquee/contract/schema";
import { Type } from "typebox";
import { expect, it } from "vitest";
import { createRequestReader } from "./readRequest.ts";
import { Refusal } from "./Refusal.ts";

const read = createRequestReader(
  Type.Object({
    days: Type.Integer({ minimum: 1, maximum: 3_650 }),
    place: Type.Optional(Type.Integer({ minimum: 0 })),
    name: Type.String({ minLength: 1, maxLength: 80 }),
    reason: SaidText(3, 500),
    deep: Type.Optional(Type.Object({ days: Type.Integer({ maximum: 5 }) })),
  }),
);

const right = { days: 7, name: "A", reason: "as asked" };

function listFaults(content: object): unknown {
  try {
    return read(content);
  } catch (error) {
    return error instanceof Refusal ? error.details.fields : error;
  }
}

it("VL-48: a refused number or length comes with the range that is allowed, and what is blank is required", () => {
  expect(listFaults(right)).toEqual(right);
  const range = { name: "days", rule: "unknown", min: 1, max: 3_650 };
  expect(listFaults({ ...right, days: 0 })).toEqual([range]);
  expect(listFaults({ ...right, days: 3_651 })).toEqual([range]);
  expect(listFaults({ ...right, place: -1 })).toEqual([{ name: "place", rule: "unknown", min: 0 }]);
  expect(listFaults({ ...right, name: "x".repeat(81) })).toEqual([{ name: "name", rule: "length", min: 1, max: 80 }]);
  expect(listFaults({ ...right, reason: "x".repeat(501) })).toEqual([
    { name: "reason", rule: "length", min: 3, max: 500 },
  ]);
  for (const reason of ["", " ", "    ", "\u200b\u200b\u200b"])
    expect(listFaults({ ...right, reason })).toEqual([{ name: "reason", rule: "required" }]);
});

it("VL-48: a wrong type has no range, nor has a fault within a field the field's own", () => {
  expect(listFaults({ ...right, days: "7" })).toEqual([{ name: "days", rule: "unknown" }]);
  expect(listFaults({ ...right, deep: { days: 6 } })).toEqual([{ name: "deep", rule: "unknown" }]);
});
