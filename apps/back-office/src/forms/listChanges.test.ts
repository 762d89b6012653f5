import { expect, it } from "vitest";
import { listChanges } from "./listChanges.ts";

it("X-21: of a change the fields that differ are listed, objects in it flattened, with the currency beside them", () => {
  const rules = { first: { enabled: true, limit: 3 }, vpn: { enabled: false, limit: 0 } };
  expect(
    listChanges(
      { currency: "VND", dayAmount: "50.00", hours: 24, rules },
      { currency: "VND", dayAmount: "60.00", hours: 24, rules: { ...rules, first: { enabled: false, limit: 3 } } },
    ),
  ).toEqual([
    { path: ["dayAmount"], before: "50.00", after: "60.00", currency: "VND" },
    { path: ["rules", "first", "enabled"], before: true, after: false, currency: "VND" },
  ]);
});

it("X-21: what was made, what was taken away, lists and plain values are told", () => {
  expect(listChanges(null, { name: "a", kinds: ["x", "y"] })).toEqual([
    { path: ["name"], before: undefined, after: "a", currency: undefined },
    { path: ["kinds"], before: undefined, after: ["x", "y"], currency: undefined },
  ]);
  expect(listChanges({ ways: [{ method: "qr" }] }, null)).toEqual([
    { path: ["ways", "1", "method"], before: "qr", after: undefined, currency: undefined },
  ]);
  expect(listChanges("ON", "OFF")).toEqual([{ path: [], before: "ON", after: "OFF", currency: undefined }]);
  expect(listChanges(null, null)).toEqual([]);
  expect(listChanges({ on: true }, { on: true })).toEqual([]);
});

it("X-21: names of fields are data, whatever they are", () => {
  const strange: unknown = JSON.parse('{"__proto__": {"constructor": 1}, "": 2}');
  expect(listChanges(null, strange).map(({ path, after }) => [path, after])).toEqual([
    [["__proto__", "constructor"], 1],
    [[""], 2],
  ]);
});
