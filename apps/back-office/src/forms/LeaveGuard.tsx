import { useLingui } from "@lingui/react/macro";
import { ConfirmDialog } from "@marquee/ui-kit";
import { useFormikContext } from "formik";
import { use, useEffect } from "react";
import { useBlocker } from "react-router";
import { UnsavedContext } from "./FormModal.tsx";

/** Asks before a page, or the dialog around it, is left in which something was typed and not sent. Stands inside the form. */
export function LeaveGuard() {
  const { t } = useLingui();
  const { dirty, isSubmitting } = useFormikContext();
  const isUnsaved = dirty && !isSubmitting;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const tell = use(UnsavedContext);
  useEffect(() => {
    tell?.(isUnsaved);
    return () => tell?.(false);
  }, [tell, isUnsaved]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      title={t`Leave without saving?`}
      open={blocker.state === "blocked"}
      confirm={t`Leave the page`}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t`What you typed on this page was not saved.`}
    </ConfirmDialog>
  );
}
