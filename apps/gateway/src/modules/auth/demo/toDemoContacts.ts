import { getExampleNumber, isSupportedCountry } from "libphonenumber-js/mobile";
import examples from "libphonenumber-js/mobile/examples";
import { getHomeCountry, toMobile } from "../../../authentication/toMobile.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";

/** A mobile number of the merchant's country that ends in these digits, in E.164; null where its country is not known. */
function toDemoMobile({ timeZone }: Pick<Tenant, "timeZone">, digits: string): string | null {
  const { countryCode = "", countryDialingCode = "" } = getHomeCountry({ timeZone }) ?? {};
  const example = isSupportedCountry(countryCode) ? getExampleNumber(countryCode, examples) : undefined;
  if (example === undefined) return null;
  return toMobile(`${example.number.slice(0, -digits.length)}${digits}`, countryDialingCode) ?? null;
}

/** The contacts of a demo member: a mailbox in a domain that is nobody's, and a phone of the merchant's country. */
export const toDemoContacts = (tenant: Pick<Tenant, "brand" | "timeZone">, name: string) => ({
  email_key: `${name}@${tenant.brand}.example`,
  mobile_key: toDemoMobile(tenant, name.slice(-4)),
});
