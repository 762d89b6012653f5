import { Trans, useLingui } from "@lingui/react/macro";
import type { ModalProps } from "@marquee/runtime";
import { Button, Modal, Text } from "@marquee/ui-kit";

/** The warning for agents and trial accounts (CH-06, CH-07, ER-04). */
export function ChatRefusedModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  return (
    <Modal
      title={t({ id: "in_please_information", message: "Chat is for player accounts." })}
      open
      onClose={onClose}
      role="alertdialog"
      actions={
        <Button look="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Text>
        <Trans>Agent and demo accounts cannot enter the rooms. Log in with a player account to chat.</Trans>
      </Text>
    </Modal>
  );
}
