import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/mobile";
import type { Country } from "@marquee/contract";
import type { Tenant } from "../tenants/Tenant.ts";
import { findZoneCountry } from "./findZoneCountry.ts";

type Zone = Pick<Tenant, "timeZone">;

const toCountry = (code: CountryCode): Country => ({
  countryCode: code,
  countryDialingCode: `+${getCountryCallingCode(code)}`,
});

// Codes such as `001`, for satellite networks, are not countries.
const all = getCountries()
  .filter((code) => /^[A-Z]{2}$/.test(code))
  .map(toCountry);

/** The merchant's country; undefined if its time zone does not determine one. */
export function getHomeCountry({ timeZone }: Zone): Country | undefined {
  const code = findZoneCountry(timeZone);
  return code === undefined ? undefined : toCountry(code);
}

/** Countries and their dialing codes, the merchant's own first (EN-01). */
export function listCountriesOf(tenant: Zone): Country[] {
  const home = getHomeCountry(tenant);
  const others = all.filter(({ countryCode }) => countryCode !== home?.countryCode);
  return home === undefined ? others : [home, ...others];
}

/**
 * A mobile number in E.164, such as `+84912345678`: typed in its national form with a dialing code (`+84`), or in its
 * international form, whatever the code. @returns undefined if it is not a mobile number
 */
export function toMobile(text: string, dialingCode: string): string | undefined {
  const code = /^\+([1-9][0-9]{0,3})$/.exec(dialingCode.trim())?.[1];
  const number = parsePhoneNumberFromString(text.trim(), {
    extract: false,
    ...(code === undefined ? {} : { defaultCallingCode: code }),
  });
  return number?.isValid() === true && number.ext === undefined ? number.number : undefined;
}
