import { useFormikContext } from "formik";
import { useEffect } from "react";
import type { RegisterDraft } from "../../model/createRegisterDraft.ts";
import type { RegisterFormValues } from "./RegisterFormValues.ts";

/** Keeps the typed values for the other way of registering while the dialog is open. */
export function KeepDraft({ draft }: { readonly draft: RegisterDraft }) {
  const { values } = useFormikContext<RegisterFormValues>();
  useEffect(() => draft.keepValues(values), [draft, values]);
  return null;
}
