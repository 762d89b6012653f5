import { useLingui } from "@lingui/react/macro";
import type { FormField } from "../FieldsForm.tsx";

/** The login password, for actions that a session alone must not authorise. */
export function usePasswordField(): FormField {
  const { t } = useLingui();
  return { name: "password", label: t`Login password`, kind: "password", maxLength: 255 };
}
