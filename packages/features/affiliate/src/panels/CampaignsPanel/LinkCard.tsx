import { Trans, useLingui } from "@lingui/react/macro";
import type { AffiliateLink } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { InvitationCard } from "@marquee/runtime";
import { Badge, Button, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { SwitchDialog } from "./SwitchDialog.tsx";

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.4")} ${token("space.16")};
  margin: 0;
  div { display: flex; gap: ${token("space.4")}; }
  dt { color: ${token("color.muted")}; }
  dd { margin: 0; font-variant-numeric: tabular-nums; }
`;

/** A link with what it has brought, its address to copy and to scan, and its switch. */
export function LinkCard({ link, isActive }: { readonly link: AffiliateLink; readonly isActive: boolean }) {
  const { t, i18n } = useLingui();
  const { code, kind, url, enabled, visits, registrations } = link;
  const [isAsking, setAsking] = useState(false);
  return (
    <InvitationCard
      code={code}
      url={enabled ? url : null}
      mark={
        <>
          {kind === "SUB" && <Badge>{t`For affiliates`}</Badge>} {!enabled && <Badge tone="danger">{t`Off`}</Badge>}
        </>
      }
      note={
        <Text size="small" tone="muted">
          <Trans>This link is switched off: nobody can register with it.</Trans>
        </Text>
      }
    >
      <Counts>
        <div>
          <dt>
            <Trans>Visits</Trans>
          </dt>
          <dd>{i18n.number(visits)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Registrations</Trans>
          </dt>
          <dd>{i18n.number(registrations)}</dd>
        </div>
      </Counts>
      {(isActive || enabled) && (
        <Button
          size="small"
          aria-label={enabled ? t`Switch off: ${code}` : t`Switch on: ${code}`}
          onClick={() => setAsking(true)}
        >
          {enabled ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
        </Button>
      )}
      {isAsking && <SwitchDialog link={link} onClose={() => setAsking(false)} />}
    </InvitationCard>
  );
}
