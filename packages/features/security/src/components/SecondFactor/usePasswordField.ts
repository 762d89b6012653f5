import { useLingui } from "@lingui/react/macro";
import type { FormField } from "../FieldsForm.tsx";

/** The login password, for what must not happen by a session alone. */
export function usePasswordField(): FormField {
  const { t } = useLingui();
  return { name: "password", label: t`Login password`, kind: "password", maxLength: 255 };
}
