import { parsePhoneNumberFromString } from "libphonenumber-js/mobile";

/** Whether a text is a mobile number, either national in the country of a dialing code such as `+84`, or international. */
export function isMobile(text: string, dialingCode: string): boolean {
  const defaultCallingCode = dialingCode.replace(/^\+/, "");
  const number = parsePhoneNumberFromString(text, {
    extract: false,
    ...(defaultCallingCode === "" ? {} : { defaultCallingCode }),
  });
  return number?.isValid() === true && number.ext === undefined;
}
