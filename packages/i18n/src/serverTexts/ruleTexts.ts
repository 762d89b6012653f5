import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What a field must be, by `patternId`: with a range of lengths, and with one length only (VL-07, VL-08). */
export type RuleText = { readonly range: MessageDescriptor; readonly exact: MessageDescriptor };

const rule = (range: MessageDescriptor, exact: MessageDescriptor): RuleText => ({ range, exact });

/** The texts of patterns 0–24 (contract 3.4); the place is the id. */
export const ruleTexts: readonly RuleText[] = [
  rule(
    msg({ id: "rule.0", message: "{min}-{max} characters" }),
    msg({ id: "rule.0.exact", message: "{min} characters" }),
  ),
  rule(
    msg({ id: "rule.1", message: "{min}-{max} letters and digits, starting with a letter" }),
    msg({ id: "rule.1.exact", message: "{min} letters and digits, starting with a letter" }),
  ),
  rule(
    msg({ id: "rule.2", message: "{min}-{max} Chinese characters and digits" }),
    msg({ id: "rule.2.exact", message: "{min} Chinese characters and digits" }),
  ),
  rule(
    msg({ id: "rule.3", message: "A valid e-mail address" }),
    msg({ id: "rule.3.exact", message: "A valid e-mail address of {min} characters" }),
  ),
  rule(
    msg({ id: "rule.4", message: "{min}-{max} letters and digits" }),
    msg({ id: "rule.4.exact", message: "{min} letters and digits" }),
  ),
  rule(
    msg({ id: "rule.5", message: "{min}-{max} characters, both letters and digits" }),
    msg({ id: "rule.5.exact", message: "{min} characters, both letters and digits" }),
  ),
  rule(msg({ id: "rule.6", message: "{min}-{max} digits" }), msg({ id: "rule.6.exact", message: "{min} digits" })),
  rule(
    msg({ id: "rule.7", message: "{min}-{max} letters and digits, one of them uppercase" }),
    msg({ id: "rule.7.exact", message: "{min} letters and digits, one of them uppercase" }),
  ),
  rule(
    msg({ id: "rule.8", message: "{min}-{max} English letters and spaces" }),
    msg({ id: "rule.8.exact", message: "{min} English letters and spaces" }),
  ),
  rule(
    msg({ id: "rule.9", message: "{min}-{max} characters without spaces" }),
    msg({ id: "rule.9.exact", message: "{min} characters without spaces" }),
  ),
  rule(
    msg({ id: "rule.10", message: "{min}-{max} Chinese characters" }),
    msg({ id: "rule.10.exact", message: "{min} Chinese characters" }),
  ),
  rule(
    msg({ id: "rule.11", message: "A date such as 1999-12-31" }),
    msg({ id: "rule.11.exact", message: "A date written as 1999-12-31" }),
  ),
  rule(
    msg({ id: "rule.12", message: "A date such as 12-31-1999" }),
    msg({ id: "rule.12.exact", message: "A date written as 12-31-1999" }),
  ),
  rule(
    msg({ id: "rule.13", message: "{min}-{max} Korean characters" }),
    msg({ id: "rule.13.exact", message: "{min} Korean characters" }),
  ),
  rule(
    msg({ id: "rule.14", message: "{min}-{max} Thai characters" }),
    msg({ id: "rule.14.exact", message: "{min} Thai characters" }),
  ),
  rule(
    msg({ id: "rule.15", message: "{min}-{max} Thai or English letters" }),
    msg({ id: "rule.15.exact", message: "{min} Thai or English letters" }),
  ),
  rule(
    msg({ id: "rule.16", message: "{min}-{max} uppercase letters and spaces" }),
    msg({ id: "rule.16.exact", message: "{min} uppercase letters and spaces" }),
  ),
  rule(
    msg({ id: "rule.17", message: "{min}-{max} letters, digits and symbols" }),
    msg({ id: "rule.17.exact", message: "{min} letters, digits and symbols" }),
  ),
  rule(
    msg({ id: "rule.18", message: "{min}-{max} characters with upper and lower case, a digit and a symbol" }),
    msg({ id: "rule.18.exact", message: "{min} characters with upper and lower case, a digit and a symbol" }),
  ),
  rule(
    msg({ id: "rule.19", message: "First and last name, {min}-{max} characters" }),
    msg({ id: "rule.19.exact", message: "First and last name, {min} characters" }),
  ),
  rule(
    msg({ id: "rule.20", message: "{min}-{max} Japanese characters" }),
    msg({ id: "rule.20.exact", message: "{min} Japanese characters" }),
  ),
  rule(
    msg({ id: "rule.21", message: "{min}-{max} uppercase letters" }),
    msg({ id: "rule.21.exact", message: "{min} uppercase letters" }),
  ),
  rule(
    msg({ id: "rule.22", message: "{min}-{max} digits starting with 9" }),
    msg({ id: "rule.22.exact", message: "{min} digits starting with 9" }),
  ),
  rule(
    msg({ id: "rule.23", message: "A real name of {min}-{max} characters" }),
    msg({ id: "rule.23.exact", message: "A real name of {min} characters" }),
  ),
  rule(
    msg({ id: "rule.24", message: "A valid phone number" }),
    msg({ id: "rule.24.exact", message: "A phone number of {min} digits" }),
  ),
];
