import { currencies, getCurrencyDigits, isAmount, isModId, isOfferedCurrency } from "@marquee/contract";
import type { TSchema } from "typebox";
import { Value } from "typebox/value";
import { type Brand, BrandSchema } from "./brandSchema.ts";
import { catalogue } from "./catalogue.ts";

export { type Brand, BrandSchema } from "./brandSchema.ts";
export { type BrandDemo, checkDemo } from "./checkDemo.ts";
export { findClaims } from "./findClaims.ts";

/** A fault in a brand's data: where it is, what was found, what was expected. */
export type BrandFault = {
  readonly file: string;
  readonly key: string;
  readonly found: string;
  readonly expected: string;
};

const show = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value).slice(0, 80));

type SchemaError = ReturnType<typeof Value.Errors>[number];

/** The allowed values where a value must be one of a few, in the schema's order; nothing for any other error. */
function listAllowed(errors: readonly SchemaError[]): readonly unknown[] {
  return errors.flatMap(({ keyword, params }) => (keyword === "const" ? [Reflect.get(params, "allowedValue")] : []));
}

function toExpected(errors: readonly SchemaError[]): string {
  const [error] = errors;
  if (error === undefined || error.keyword === "boolean") return "no such key";
  const allowed = listAllowed(errors);
  if (allowed.length === 0) return error.message;
  return allowed.length === 1
    ? JSON.stringify(allowed[0])
    : `one of ${allowed.map((value) => JSON.stringify(value)).join(", ")}`;
}

const required: ReadonlySet<string> = new Set(BrandSchema.required);

/**
 * The faults that the schema finds, each at its key; the error that an unknown key causes at its parent object is left
 * out.
 */
function listSchemaFaults(file: string, data: unknown): BrandFault[] {
  if (typeof data !== "object" || data === null || Array.isArray(data))
    return [{ file, key: "(whole file)", found: show(data), expected: "an object" }];
  const properties: Readonly<Record<string, TSchema>> = BrandSchema.properties;
  // Key by key: the checker reports only the first few errors of a value.
  return [...new Set([...Object.keys(properties), ...Object.keys(data)])].flatMap((key): BrandFault[] => {
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (schema === undefined) return [{ file, key, found: show(Reflect.get(data, key)), expected: "no such key" }];
    if (!Object.hasOwn(data, key))
      return required.has(key) ? [{ file, key, found: show(undefined), expected: "a value" }] : [];
    const value: unknown = Reflect.get(data, key);
    const errors = Value.Errors(schema, value).filter(({ keyword }) => keyword !== "additionalProperties");
    return [...Map.groupBy(errors, ({ instancePath }) => instancePath)].map(([path, some]) => ({
      file,
      key: `${key}${path.replaceAll("/", ".")}`,
      found: show(path === "" ? value : Value.Pointer.Get(value, path)),
      expected: toExpected(some),
    }));
  });
}

/** Whether a text can be a host's name: letters, digits and inner hyphens between single dots. */
function isHostName(text: string): boolean {
  return text.length <= 253 && text.split(".").every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
}

/** Asks the platform itself: its list of supported values leaves aliases such as Asia/Ho_Chi_Minh out. */
function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The faults that only show against the catalogue and the other keys. */
function listMeaningFaults(file: string, brand: Brand): BrandFault[] {
  const faults: BrandFault[] = [];
  const fault = (key: string, found: unknown, expected: string) =>
    faults.push({ file, key, found: show(found), expected });
  const known = new Set<string>(catalogue.map(({ id }) => id));
  for (const id of Object.keys(brand.modules)) {
    if (!isModId(id)) fault(`modules.${id}`, id, "a modId of the contract's tree");
    else if (!known.has(id)) fault(`modules.${id}`, id, "a modId that has code in the catalogue");
  }
  const root = brand.modules["ROOT3"];
  if (root !== undefined && root !== "on")
    fault("modules.ROOT3", root, '"on", or no word of it: everything is below ROOT3');
  const { domains, movedDomains = [] } = brand;
  for (const [key, list] of Object.entries({ domains, movedDomains })) {
    for (const [index, domain] of list.entries())
      if (!isHostName(domain)) fault(`${key}.${index}`, domain, "a host's name, such as www.example.com");
  }
  for (const [index, domain] of movedDomains.entries())
    if (domains.includes(domain)) fault(`movedDomains.${index}`, domain, "a host that is not in domains too");
  const { signupCredit, currencyDigits } = brand.settings;
  const offered = Object.keys(currencies)
    .map((each) => `"${each}"`)
    .join(", ");
  const takeMoney = (key: string, currency: string, creditKey: string, credit: string): void => {
    if (!isOfferedCurrency(currency)) fault(key, currency, `one of ${offered}`);
    else if (!isAmount(credit, getCurrencyDigits(currency, currencyDigits)))
      fault(creditKey, credit, `an amount in ${currency}`);
  };
  takeMoney("currency", brand.currency, "settings.signupCredit", signupCredit);
  const further = (brand.currencies ?? []).map(({ currency }) => currency);
  for (const [index, { currency, signupCredit: credit }] of (brand.currencies ?? []).entries()) {
    const key = `currencies.${index}.currency`;
    takeMoney(key, currency, `currencies.${index}.signupCredit`, credit);
    if (currency === brand.currency) fault(key, currency, "a currency besides that of currency");
    else if (further.indexOf(currency) < index) fault(key, currency, "each of them once");
  }
  const lists: Readonly<Record<string, readonly string[]>> = {
    domains,
    movedDomains,
    "locales.enabled": brand.locales.enabled,
    "themes.enabled": brand.themes.enabled,
    "layout.home": brand.layout.home,
  };
  for (const [key, list] of Object.entries(lists)) {
    const [index, value] = [...list.entries()].find(([at, each]) => list.indexOf(each) < at) ?? [];
    if (index !== undefined) fault(`${key}.${index}`, value, "each of them once");
  }
  const list = (values: readonly string[]): string => values.map((value) => JSON.stringify(value)).join(", ");
  if (!brand.locales.enabled.includes(brand.locales.default))
    fault("locales.default", brand.locales.default, `one of locales.enabled: ${list(brand.locales.enabled)}`);
  if (!brand.themes.enabled.includes(brand.themes.default))
    fault("themes.default", brand.themes.default, `one of themes.enabled: ${list(brand.themes.enabled)}`);
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
