import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { Modal } from "../Modal/Modal.tsx";
import { Text } from "../Text/Text.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

/** The props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** The question, in a few words. */
  readonly title: string;
  /** What follows from a yes. */
  readonly children: ReactNode;
  /** Whether it is open. */
  readonly open: boolean;
  /** The word for yes: what will happen, e.g. "Log out". */
  readonly confirm: string;
  /** The answer is yes. */
  readonly onConfirm: () => void;
  /** The answer is no: by the button, Escape or a press beside it. */
  readonly onClose: () => void;
  /** The yes is under way: nothing can be pressed twice, and the dialog stays. */
  readonly busy?: boolean | undefined;
  /** The yes cannot be undone. */
  readonly danger?: boolean | undefined;
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** A question with yes and no. No is first in the order and has the focus. */
export function ConfirmDialog({
  title,
  children,
  open,
  confirm,
  onConfirm,
  onClose,
  busy = false,
  danger = false,
}: ConfirmDialogProps): ReactNode {
  const { strings } = useUiKit();
  const actions = (
    <>
      <Button ref={takeFocus} onClick={onClose} disabled={busy}>
        {strings.cancel}
      </Button>
      <Button look={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Modal role="alertdialog" title={title} open={open} onClose={onClose} locked={busy} actions={actions}>
      <Text tone="muted">{children}</Text>
    </Modal>
  );
}
