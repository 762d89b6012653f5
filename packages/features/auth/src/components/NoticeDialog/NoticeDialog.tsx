import { Trans } from "@lingui/react/macro";
import { Button, Modal, Text } from "@marquee/ui-kit";
import type { ReactNode } from "react";

type Props = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode };

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** A warning to confirm (ER-02, ER-03). */
export function NoticeDialog({ title, onClose, children }: Props) {
  const actions = (
    <Button ref={takeFocus} look="primary" onClick={onClose}>
      <Trans>OK</Trans>
    </Button>
  );
  return (
    <Modal role="alertdialog" title={title} open onClose={onClose} actions={actions}>
      <Text>{children}</Text>
    </Modal>
  );
}
