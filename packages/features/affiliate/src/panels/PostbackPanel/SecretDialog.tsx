import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Modal, Text, useHasStood } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { PanelPage } from "../../components/PanelPage.ts";
import { useCopy } from "../../model/useCopy.ts";

const Secret = styled.code`
  padding: ${token("space.12")} ${token("space.16")};
  border-radius: ${token("radius.card")};
  background: ${token("color.raised")};
  font-size: ${token("text.small")};
  user-select: all;
`;

/** The secret with which postbacks are signed; nobody can read it again. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  const copy = useCopy();
  const hasStood = useHasStood();
  return (
    <Modal
      title={t`Secret of your postback`}
      open
      onClose={onClose}
      locked
      actions={
        <>
          <Button onClick={() => void copy(secret, t`The secret was copied.`)}>
            <Trans>Copy the secret</Trans>
          </Button>
          <Button look="primary" disabled={!hasStood} onClick={onClose}>
            <Trans>I have stored it</Trans>
          </Button>
        </>
      }
    >
      <PanelPage>
        <Text>
          <Trans>This secret is shown only now. Store it where your system can read it.</Trans>
        </Text>
        <Secret dir="ltr">{secret}</Secret>
        <Text size="label" tone="muted">
          <Trans>Each request is signed with it, so that your system can tell that it comes from us.</Trans>
        </Text>
      </PanelPage>
    </Modal>
  );
}
