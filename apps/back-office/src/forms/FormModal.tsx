import { useLingui } from "@lingui/react/macro";
import { ConfirmDialog, Modal, type ModalProps } from "@marquee/ui-kit";
import { createContext, useRef, useState } from "react";
import type { TellUnsaved } from "./UnsavedGuard.tsx";

/** Tells the dialog around forms whether what was typed would be lost; `LeaveGuard` does. */
export const UnsavedContext = createContext<TellUnsaved | null>(null);

/** A dialog with a form that asks before it is closed with what was typed and not sent. */
export function FormModal({
  onClose,
  children,
  ...modal
}: Pick<ModalProps, "title" | "open" | "onClose" | "size" | "children">) {
  const { t } = useLingui();
  const forms = useRef(new Set<symbol>());
  const [tell] = useState((): TellUnsaved => (form, isUnsaved) => {
    if (isUnsaved) forms.current.add(form);
    else forms.current.delete(form);
  });
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Modal {...modal} onClose={() => (forms.current.size > 0 ? setAsking(true) : onClose())}>
        <UnsavedContext value={tell}>{children}</UnsavedContext>
      </Modal>
      <ConfirmDialog
        title={t`Leave without saving?`}
        open={isAsking}
        confirm={t`Close the form`}
        danger
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onClose={() => setAsking(false)}
      >
        {t`What you typed in this form was not saved.`}
      </ConfirmDialog>
    </>
  );
}
