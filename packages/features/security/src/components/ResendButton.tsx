import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Countdown, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import type { ContactCode } from "../model/useContactCode.ts";

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("space.8")};
`;

/** Requests another code once the waiting time is over. */
export function ResendButton({
  code: { nextAt, fault, isSending },
  onSend,
}: {
  readonly code: ContactCode;
  readonly onSend: () => void;
}) {
  const { t } = useLingui();
  const [endedAt, setEndedAt] = useState(0);
  const isWaiting = endedAt < nextAt;
  return (
    <Line>
      <Button look="quiet" size="small" disabled={isWaiting} busy={isSending} onClick={onSend}>
        <Trans>Send another code</Trans>
      </Button>
      {isWaiting && (
        <Countdown
          until={nextAt}
          toStartWords={(seconds) => t`Another code in ${seconds} seconds`}
          endWords={t`You can ask for another code now`}
          onEnd={() => setEndedAt(nextAt)}
        />
      )}
      {fault !== "" && (
        <Text size="small" tone="danger" role="alert">
          {fault}
        </Text>
      )}
    </Line>
  );
}
