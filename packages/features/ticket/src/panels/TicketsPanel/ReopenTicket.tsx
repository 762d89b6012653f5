import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useReopenTicketMutation } from "@marquee/api-client";
import type { TicketDetails } from "@marquee/contract";
import { toErrorText } from "@marquee/i18n";
import { useStatusQuery } from "@marquee/runtime";
import { Button, DateTime, Text } from "@marquee/ui-kit";

/** Opens a closed ticket again, as long as it can be. */
export function ReopenTicket({ ticket: { id, reopenUntil } }: { readonly ticket: TicketDetails }) {
  const { i18n } = useLingui();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const [reopen, { isLoading, error }] = useReopenTicketMutation();
  if (reopenUntil === null)
    return (
      <Text tone="muted">
        <Trans>It can no longer be reopened. Please open a new ticket.</Trans>
      </Text>
    );
  return (
    <>
      {error !== undefined && (
        <Text tone="danger" role="alert">
          {toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
        </Text>
      )}
      <div>
        <Button look="primary" busy={isLoading} onClick={() => void reopen({ id })}>
          <Trans>Reopen ticket</Trans>
        </Button>
      </div>
      <Text size="label" tone="muted">
        <Trans>
          Until <DateTime instant={new Date(reopenUntil).toISOString()} timeZone={timeZone} />
        </Trans>
      </Text>
    </>
  );
}
