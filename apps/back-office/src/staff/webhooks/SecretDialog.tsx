import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Modal, notify, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Secret = styled.output`
  padding: ${token("space.12")};
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.control")};
  background: ${token("color.raised")};
  font-family: monospace;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** Shows a new secret, once. */
export function SecretDialog({
  secret,
  onClose,
}: {
  readonly secret: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const copy = (text: string): void =>
    void navigator.clipboard.writeText(text).then(
      () => notify(t`Copied.`, { tone: "success" }),
      () => notify(t`This browser does not allow copying. Select the text.`, { tone: "error" }),
    );
  return (
    <Modal title={t`The secret of this endpoint`} open={secret !== undefined} onClose={onClose}>
      <Text tone="muted">
        <Trans>The receiver checks signatures with it. It is not shown again: copy it now.</Trans>
      </Text>
      <Secret>{secret}</Secret>
      <Button look="primary" onClick={() => copy(secret ?? "")}>
        <Trans>Copy</Trans>
      </Button>
      <Button onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </Modal>
  );
}
