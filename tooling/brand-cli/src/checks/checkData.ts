import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkHome, root } from "@marquee/vite";
import { type Brand, type BrandFault, BrandSchema, checkBrand } from "@marquee/whitelabel/brand";
import { catalogue } from "@marquee/whitelabel/catalogue";
import { checkModules } from "./checkModules.ts";
import { toHint } from "../cli/toHint.ts";
import { faultsOf, readJson, type Subject } from "./Subject.ts";

const file = "brand.json";

/** The texts of a list such as `one of "rail", "top"`. */
const listQuoted = (text: string): readonly string[] => [...text.matchAll(/"([^"]*)"/g)].map(([, each = ""]) => each);

/** What a value may be where a list of all of them would be too long for a line. */
const longLists: Readonly<Record<string, () => readonly string[]>> = {
  currency: () => Intl.supportedValuesOf("currency"),
  timeZone: () => Intl.supportedValuesOf("timeZone"),
};

/** The keys of an object of brand.json that is at a path; those of the whole file for an empty one. */
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

/** Slots are a brand's own: its app has its name, and is there. */
function checkApp(subject: Subject, { app }: Brand): BrandFault[] {
  const own = `apps/${subject.id}`;
  if (app === "standard" || (app === own && existsSync(join(root, own, "src/slots.tsx")))) return [];
  const expected =
    app === own
      ? `"standard": ${own}/src/slots.tsx is not in the tree`
      : `"standard", or "${own}" for a brand with slots`;
  return [faultsOf(subject, file)("app", app, expected)];
}

/** Checks brand.json; the brand is there only when its schema has no fault. */
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
