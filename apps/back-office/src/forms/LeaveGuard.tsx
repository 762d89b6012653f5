import { useFormikContext } from "formik";
import { use, useEffect, useState } from "react";
import { UnsavedContext } from "./FormModal.tsx";
import { PageUnsavedContext } from "./UnsavedGuard.tsx";

/** Has the page, and the dialog around the form, ask before what was typed and not sent is lost. Stands inside the form. */
export function LeaveGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  const isUnsaved = dirty && !isSubmitting;
  const [form] = useState(() => Symbol("form"));
  const tellPage = use(PageUnsavedContext);
  const tellDialog = use(UnsavedContext);
  useEffect(() => {
    tellPage?.(form, isUnsaved);
    tellDialog?.(form, isUnsaved);
    return () => {
      tellPage?.(form, false);
      tellDialog?.(form, false);
    };
  }, [tellPage, tellDialog, form, isUnsaved]);
  return null;
}
