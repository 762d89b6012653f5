import { Trans } from "@lingui/react/macro";
import type { TipOptions } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useCurrencySymbol } from "@marquee/runtime";
import { Button, Money, Text } from "@marquee/ui-kit";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import type { GiftTarget } from "./GiftDialog.tsx";

const Question = styled.div`overflow-wrap: anywhere; outline-offset: 4px;`;
const Acts = styled.div`display: flex; flex-wrap: wrap; justify-content: end; gap: ${token("space.12")};`;

/** Repeats what is given and to whom, before it leaves the wallet. */
export function GiftConfirm({
  amount,
  target,
  options: { rainPeople },
  busy,
  onBack,
}: {
  /** As it was typed: an amount of the currency. */
  readonly amount: string;
  readonly target: GiftTarget;
  readonly options: TipOptions;
  readonly busy: boolean;
  readonly onBack: () => void;
}) {
  const symbol = useCurrencySymbol();
  const name = target.kind === "TIP" ? target.name : "";
  const question = useRef<HTMLDivElement>(null);
  // The button that led here is gone.
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <Question ref={question} tabIndex={-1}>
        <Text>
          {target.kind === "TIP" ? (
            <Trans>
              Give <Money amount={amount} currency={symbol} /> to {name}?
            </Trans>
          ) : (
            <Trans>
              Give <Money amount={amount} currency={symbol} /> to at most {rainPeople} members who have just written?
            </Trans>
          )}
        </Text>
      </Question>
      <Text size="label" tone="muted">
        <Trans>It cannot be taken back. Who gets it has to stake it once before it can be withdrawn.</Trans>
      </Text>
      <Acts>
        <Button onClick={onBack} disabled={busy}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" look="primary" busy={busy}>
          <Trans>Give the money</Trans>
        </Button>
      </Acts>
    </>
  );
}
