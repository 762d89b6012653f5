import type { I18n } from "@lingui/core";
import { toErrorText, toFieldText } from "@marquee/i18n";
import type { RegisterFaults } from "./checkRegister.ts";

/** The error texts under the fields of a form. */
export function toRegisterErrors(i18n: I18n, faults: RegisterFaults, age: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => {
      if (fault === "age") return [name, toErrorText(i18n, "age.under", { age })];
      if (fault === "terms") return [name, toErrorText(i18n, "terms.required")];
      return [name, fault === "mobile" ? toErrorText(i18n, "mobile.invalid") : toFieldText(i18n, fault)];
    }),
  );
}
