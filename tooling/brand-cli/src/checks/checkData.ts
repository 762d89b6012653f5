import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkHome, root } from "@marquee/vite";
import { type Brand, type BrandFault, BrandSchema, checkBrand } from "@marquee/whitelabel/brand";
import { catalogue } from "@marquee/whitelabel/catalogue";
import { checkModules } from "./checkModules.ts";
import { toHint } from "../cli/toHint.ts";
import { faultsOf, readJson, type Subject } from "./Subject.ts";

const file = "brand.json";

/** The values named by a phrase such as `one of "rail", "top"`. */
const listQuoted = (text: string): readonly string[] => [...text.matchAll(/"([^"]*)"/g)].map(([, each = ""]) => each);

/** A short description of the allowed values where the full list would not fit a line. */
const longLists: Readonly<Record<string, () => readonly string[]>> = {
  timeZone: () => Intl.supportedValuesOf("timeZone"),
};

/** The allowed keys of the object at a path in brand.json; the top level for an empty path. */
function listKeys(path: readonly string[]): readonly string[] {
  const found = path.reduce<object>(
    (schema, name) => Object(Reflect.get(Object(Reflect.get(schema, "properties")), name)),
    BrandSchema,
  );
  return Object.keys(Object(Reflect.get(found, "properties")));
}

/** A fault's hint: the nearest right name for a modId, an unknown key or a value of a list. */
function withHint(fault: BrandFault): BrandFault {
  const { key, found, expected } = fault;
  const list = longLists[key]?.() ?? (expected.startsWith("one of ") ? listQuoted(expected) : []);
  if (list.length > 0) return { ...fault, expected: `${expected}${toHint(listQuoted(found)[0] ?? "", list)}` };
  const path = key.split(".");
  const written = key.startsWith("modules.") ? key.slice("modules.".length) : (path.at(-1) ?? "");
  const names = key.startsWith("modules.") ? catalogue.map(({ id }) => id) : listKeys(path.slice(0, -1));
  const isUnknown = expected.startsWith("a modId") || expected.startsWith("no such key");
  return isUnknown ? { ...fault, expected: `${expected}${toHint(written, names)}` } : fault;
}

/** A brand with slots of its own needs an app of the same name. */
function checkApp(subject: Subject, { app }: Brand): BrandFault[] {
  const own = `apps/${subject.id}`;
  if (app === "standard" || (app === own && existsSync(join(root, own, "src/slots.tsx")))) return [];
  const expected =
    app === own
      ? `"standard": ${own}/src/slots.tsx is not in the tree`
      : `"standard", or "${own}" for a brand with slots`;
  return [faultsOf(subject, file)("app", app, expected)];
}

/** Checks brand.json; returns the brand only when the schema finds no fault. */
export function checkData(subject: Subject): { readonly brand?: Brand; readonly faults: readonly BrandFault[] } {
  const { data, faults } = readJson(subject, file);
  if (faults.length > 0) return { faults };
  const checked = checkBrand(`brands/${subject.id}/${file}`, data);
  if (!checked.brand) return { faults: checked.faults.map(withHint) };
  const fault = faultsOf(subject, file);
  const { brand } = checked;
  return {
    brand,
    faults: [
      ...(brand.id === subject.id ? [] : [fault("id", brand.id, `"${subject.id}", the name of its folder`)]),
      ...checkApp(subject, brand),
      ...checkHome(`brands/${subject.id}/${file}`, brand).map(withHint),
      ...checkModules(subject, brand),
    ],
  };
}
