import { useLingui } from "@lingui/react/macro";
import { toFieldText } from "@marquee/i18n";
import { FormDateField, FormPasswordField, FormTextField } from "@marquee/ui-kit";
import type { RegisterField as Field } from "../../model/registerFields.ts";
import { fieldLabels } from "./fieldLabels.ts";

const completes: Readonly<Record<string, string>> = {
  username: "username",
  payeeName: "name",
  email: "email",
  mobileNum: "tel-national",
};

const keypads: Readonly<Record<string, "numeric" | "email" | "tel">> = {
  mobileNum: "tel",
  email: "email",
  qqNum: "numeric",
};

/** What every registration asks for: its label alone says so. */
const always: ReadonlySet<string> = new Set(["username", "password", "confirmPassword"]);

/** A field of the registration, as its rule says. One that a rule requires says so in its placeholder too (RG-14). */
export function RegisterField({ name, rule }: Field) {
  const { t, i18n } = useLingui();
  const label = t(fieldLabels[name]);
  const required = rule.required === "1";
  const placeholder = required && !always.has(name) ? `${label}*` : undefined;
  const bounds = { patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
  const isFree = rule.acceptedPattern === "*" && rule.maxLength === 0;
  const hint =
    name === "confirmPassword" || isFree ? undefined : toFieldText(i18n, { name, rule: "pattern", ...bounds });
  if (name === "birthday") return <FormDateField name={name} label={label} required={required} autoComplete="bday" />;
  if (name === "password" || name === "confirmPassword")
    return (
      <FormPasswordField
        name={name}
        label={label}
        required={required}
        hint={hint}
        autoComplete="new-password"
        maxLength={255}
      />
    );
  return (
    <FormTextField
      name={name}
      label={label}
      required={required}
      placeholder={placeholder}
      hint={hint}
      autoComplete={completes[name] ?? "off"}
      inputMode={keypads[name]}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={255}
      type={rule.type === "PASSWORD" ? "password" : "text"}
    />
  );
}
