import { isModId } from "@marquee/contract";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import type { BrandFault } from "./brand.ts";

const DemoSchema = Type.Object(
  { modules: Type.Record(Type.String(), Type.Union([Type.Literal("on"), Type.Literal("off")])) },
  { additionalProperties: false },
);

/** demo.json: what a brand's merchant begins with where a gateway shows a demo; no production gateway reads it (decision 040). */
export type BrandDemo = Static<typeof DemoSchema>;

const show = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value).slice(0, 80));

function toFault(file: string, data: unknown): BrandFault {
  const [error] = Value.Errors(DemoSchema, data);
  const path = error?.instancePath ?? "";
  const found: unknown = path === "" ? data : Value.Pointer.Get(data, path);
  return {
    file,
    key: path === "" ? "(whole file)" : path.slice(1).replaceAll("/", "."),
    found: show(found),
    expected: '{ "modules": { … } }, each "on" or "off"',
  };
}

/** Checks a parsed demo.json; the demo is there only when there is no fault. */
export function checkDemo(file: string, data: unknown): { demo?: BrandDemo; faults: readonly BrandFault[] } {
  if (!Value.Check(DemoSchema, data)) return { faults: [toFault(file, data)] };
  const unknown = Object.keys(data.modules).filter((id) => !isModId(id));
  const faults = unknown.map((id): BrandFault => ({
    file,
    key: `modules.${id}`,
    found: show(id),
    expected: "a modId of the contract's tree",
  }));
  return faults.length > 0 ? { faults } : { demo: data, faults };
}
