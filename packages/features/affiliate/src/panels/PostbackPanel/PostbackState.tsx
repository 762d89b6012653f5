import { Trans, useLingui } from "@lingui/react/macro";
import type { AffiliatePostback } from "@marquee/contract";
import { Badge, Card, DateTime, Text } from "@marquee/ui-kit";
import { Line } from "../../components/PanelPage.ts";

const toInstant = (at: number): string => new Date(at).toISOString();

/** Whether anything is sent, what arrived last, and since when nothing does. */
export function PostbackState({
  postback: { on, note, failingSince, lastDeliveredAt },
}: {
  readonly postback: NonNullable<AffiliatePostback["postback"]>;
}) {
  const { t } = useLingui();
  return (
    <Card aria-label={t`State of the postback`}>
      <Line>
        <Badge tone={on ? "success" : "muted"}>{on ? t`On` : t`Off`}</Badge>
        <Text size="small" tone="muted">
          {lastDeliveredAt === null ? (
            <Trans>Nothing has been delivered yet.</Trans>
          ) : (
            <Trans>
              Last delivered <DateTime instant={toInstant(lastDeliveredAt)} />
            </Trans>
          )}
        </Text>
      </Line>
      {failingSince !== null && (
        <Text size="small" tone="danger" role="status">
          <Trans>
            Nothing has reached your address since <DateTime instant={toInstant(failingSince)} />. We keep trying while
            the postback is on.
          </Trans>
        </Text>
      )}
      {note !== null && (
        <Text size="small" tone="danger" role="status">
          <Trans>
            It was switched off because deliveries to your address kept failing. Check the address, then switch it on
            again.
          </Trans>
        </Text>
      )}
    </Card>
  );
}
