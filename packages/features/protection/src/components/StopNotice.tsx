import { Trans } from "@lingui/react/macro";
import type { Protection } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Card, PauseIcon, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { Moment } from "./Moment.tsx";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${token("space.4")} ${token("space.12")};
  border-color: ${token("color.primary")};
  > svg { grid-row: 1 / span 2; margin-block-start: ${token("space.2")}; }
`;

/** Says what keeps the member from playing, and what goes on meanwhile; nothing while nothing does. */
export function StopNotice({ protection: { exclusion, timeoutUntil } }: { readonly protection: Protection }) {
  if (exclusion === null && timeoutUntil === null) return null;
  return (
    <Base role="status">
      <PauseIcon size={20} aria-hidden="true" />
      <Text strong>
        {exclusion === null && timeoutUntil !== null && (
          <Trans>
            Time-out until <Moment at={timeoutUntil} />
          </Trans>
        )}
        {exclusion !== null &&
          (exclusion.until === null ? (
            <Trans>You have excluded yourself with no end date</Trans>
          ) : (
            <Trans>
              You have excluded yourself until <Moment at={exclusion.until} />
            </Trans>
          ))}
      </Text>
      <Text size="small" tone="muted">
        <Trans>You cannot play or deposit. You can log in, withdraw your balance and see your records.</Trans>
      </Text>
    </Base>
  );
}
