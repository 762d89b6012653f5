import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useGetTipOptionsQuery } from "@marquee/api-client";
import type { SentTip } from "@marquee/contract";
import { LoadGate, useCurrencySymbol } from "@marquee/runtime";
import { Button, Modal, Money, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { GiftForm } from "./GiftForm.tsx";

/** To whom money is given: to a person of the room, or to those who have just written there. */
export type GiftTarget =
  | { readonly kind: "TIP"; readonly personId: string; readonly name: string }
  | { readonly kind: "RAIN" };

const nothing = {};

/** Gives money in a room: an amount, its confirmation, and what has come of it. */
export function GiftDialog({
  roomId,
  target,
  onClose,
}: {
  readonly roomId: string;
  readonly target: GiftTarget;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const loaded = useGetTipOptionsQuery(nothing, { refetchOnMountOrArgChange: 5 });
  const [sent, setSent] = useState<SentTip>();
  const name = target.kind === "TIP" ? target.name : "";
  const title = target.kind === "TIP" ? t`Tip ${name}` : t`Rain`;
  if (sent !== undefined) {
    const { count } = sent;
    return (
      <Modal
        title={title}
        open
        onClose={onClose}
        actions={
          // It takes the place of the button that sent: the second press of a double click is not for it.
          <Button look="primary" onClick={({ detail }) => detail < 2 && onClose()}>
            <Trans>Done</Trans>
          </Button>
        }
      >
        <Text role="status">
          <Trans>
            You gave <Money amount={sent.amount} currency={symbol} />.
          </Trans>{" "}
          {target.kind === "RAIN" && (
            <>
              <Plural value={count} one="# member got a part." other="# members got a part." />{" "}
              <Trans>
                Each part is <Money amount={sent.each} currency={symbol} />.
              </Trans>
            </>
          )}
        </Text>
      </Modal>
    );
  }
  return (
    <Modal title={title} open onClose={onClose}>
      <LoadGate query={loaded} rows={4}>
        {(options) => <GiftForm roomId={roomId} target={target} options={options} onSent={setSent} />}
      </LoadGate>
    </Modal>
  );
}
