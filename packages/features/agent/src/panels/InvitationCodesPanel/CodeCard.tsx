import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { InvitationCode } from "@marquee/contract";
import { InvitationCard } from "@marquee/runtime";
import { Badge, Text } from "@marquee/ui-kit";

/** An invitation code: its link, and how many registered with it. */
export function CodeCard({ code: { code, url, enabled, registrations } }: { readonly code: InvitationCode }) {
  const { t } = useLingui();
  return (
    <InvitationCard
      code={code}
      url={enabled ? url : null}
      mark={!enabled && <Badge tone="danger">{t`Off`}</Badge>}
      note={
        <Text size="small" tone="muted">
          <Trans>This code is switched off: nobody can register with it.</Trans>
        </Text>
      }
    >
      <Text>
        <Plural value={registrations} one="# registration" other="# registrations" />
      </Text>
    </InvitationCard>
  );
}
