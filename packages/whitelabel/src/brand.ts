import { isModId } from "@marquee/contract";
import { Value } from "typebox/value";
import { type Brand, BrandSchema } from "./brandSchema.ts";
import { catalogue } from "./catalogue.ts";

export { type Brand, BrandSchema } from "./brandSchema.ts";

/** A fault in a brand's data: where it is, what was found, what was expected. */
export type BrandFault = { readonly file: string; readonly key: string; readonly found: string; readonly expected: string };

const show = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value).slice(0, 80));

/** The faults that the schema finds, each at its key; what an unknown key says of the object around it is left out. */
function listSchemaFaults(file: string, data: unknown): BrandFault[] {
  return Value.Errors(BrandSchema, data)
    .filter(({ keyword }) => keyword !== "additionalProperties")
    .map((error) => ({
      file,
      key: error.instancePath.slice(1).replaceAll("/", ".") || "(whole file)",
      found: show(Value.Pointer.Get(data, error.instancePath)),
      expected: error.keyword === "boolean" ? "no such key" : error.message,
    }));
}

/** Asks the platform itself: its list of supported values leaves aliases such as Asia/Ho_Chi_Minh out. */
function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The faults that only the catalogue and the other keys tell. */
function listMeaningFaults(file: string, brand: Brand): BrandFault[] {
  const faults: BrandFault[] = [];
  const fault = (key: string, found: unknown, expected: string) => faults.push({ file, key, found: show(found), expected });
  const known = new Set<string>(catalogue.map(({ id }) => id));
  for (const id of Object.keys(brand.modules)) {
    if (!isModId(id)) fault(`modules.${id}`, id, "a modId of the contract's tree");
    else if (!known.has(id)) fault(`modules.${id}`, id, "a modId that has code in the catalogue");
  }
  if (!brand.locales.enabled.includes(brand.locales.default))
    fault("locales.default", brand.locales.default, "one of locales.enabled");
  if (!brand.themes.enabled.includes(brand.themes.default))
    fault("themes.default", brand.themes.default, "one of themes.enabled");
  if (!isTimeZone(brand.timeZone)) fault("timeZone", brand.timeZone, "an IANA time zone");
  return faults;
}

/** Checks a parsed brand.json; the brand is there only when there is no fault. */
export function checkBrand(file: string, data: unknown): { brand?: Brand; faults: readonly BrandFault[] } {
  const faults = listSchemaFaults(file, data);
  if (faults.length > 0 || !Value.Check(BrandSchema, data)) return { faults };
  const meaning = listMeaningFaults(file, data);
  return meaning.length > 0 ? { faults: meaning } : { brand: data, faults: [] };
}
