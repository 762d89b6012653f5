import { Plural, Trans } from "@lingui/react/macro";
import type { Webhook } from "@marquee/contract/staff";
import { Badge } from "@marquee/ui-kit";

/** How an endpoint does, in a word. */
export function WebhookState({ webhook: { on, failingSince, failed } }: { readonly webhook: Webhook }) {
  if (!on)
    return (
      <Badge tone="muted">
        <Trans>Off</Trans>
      </Badge>
    );
  if (failingSince !== null)
    return (
      <Badge tone="danger">
        <Trans>Does not answer</Trans>
      </Badge>
    );
  return failed > 0 ? (
    <Badge tone="danger">
      <Plural value={failed} one="# failed" other="# failed" />
    </Badge>
  ) : (
    <Badge tone="success">
      <Trans>On</Trans>
    </Badge>
  );
}
