import { useLingui } from "@lingui/react/macro";
import { type StaffRole, staffRoles } from "@marquee/contract/staff";
import { CheckboxField } from "@marquee/ui-kit";
import { useField } from "formik";
import { useRoleNames } from "../texts/useRoleNames.ts";
import { FormFault } from "../forms/FormFault.tsx";

/** Chooses roles of a person; a field of its form. */
export function RoleChoice({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const roleNames = useRoleNames();
  const [{ value }, { error, touched }, { setValue }] = useField<readonly StaffRole[]>(name);
  const toggle = (role: StaffRole): void =>
    void setValue(value.includes(role) ? value.filter((each) => each !== role) : [...value, role]);
  return (
    <fieldset>
      <legend>{t`Roles`}</legend>
      {staffRoles.map((role) => (
        <CheckboxField
          key={role}
          label={roleNames[role]}
          checked={value.includes(role)}
          onChange={() => toggle(role)}
        />
      ))}
      <FormFault text={touched ? error : undefined} />
    </fieldset>
  );
}
