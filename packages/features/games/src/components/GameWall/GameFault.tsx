import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError } from "@marquee/api-client";
import { toErrorText } from "@marquee/i18n";
import { ErrorState } from "@marquee/ui-kit";

/** Games that could not be loaded: says why, and tries again when it is asked to or the connection is back. */
export function GameFault({
  error,
  isBusy,
  onRetry,
}: {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}) {
  const { i18n } = useLingui();
  const code = isApiError(error) ? error.code : "unknown";
  return (
    <ErrorState
      title={toErrorText(i18n, code)}
      onRetry={onRetry}
      busy={isBusy}
      {...(code === "network.abnormal" ? { picture: "offline" as const } : {})}
    >
      <Trans>The games could not be loaded.</Trans>
    </ErrorState>
  );
}
