import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useUpdateLinkMutation } from "@marquee/api-client";
import type { InvitationCode } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { InvitationCard, useNotifyError } from "@marquee/runtime";
import { Badge, Button, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { formatRebate } from "../../model/rebates.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { LinkMembersDialog } from "./LinkMembersDialog.tsx";

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.4")} ${token("space.16")};
  div { display: flex; gap: ${token("space.4")}; }
  dt { color: ${token("color.muted")}; }
  dd { margin: 0; font-variant-numeric: tabular-nums; }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.8")};
`;

/** A link with its statistics, and what the agent can do with it. `most` is the highest rebate; undefined while it is not known. */
export function LinkCard({ link, most }: { readonly link: InvitationCode; readonly most: number | undefined }) {
  const { t, i18n } = useLingui();
  const { code, url, enabled, remark, rebate, visits, registrations, firstDeposits } = link;
  const [open, setOpen] = useState<"members" | "change" | null>(null);
  const [update, { isLoading }] = useUpdateLinkMutation();
  const notifyError = useNotifyError();
  const toggle = async (): Promise<void> => {
    const { error } = await update({ code, enabled: !enabled });
    if (error !== undefined) notifyError(isApiError(error) ? error.code : "unknown");
  };
  const figures = [
    { name: t`Visits`, value: i18n.number(visits) },
    { name: t`Registrations`, value: i18n.number(registrations) },
    { name: t`First deposits`, value: i18n.number(firstDeposits) },
    { name: t`Rebate`, value: formatRebate(i18n.locale, rebate) },
  ];
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
      {remark !== "" && <Text>{remark}</Text>}
      <Figures>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      {most !== undefined && (
        <Acts>
          <Button size="small" aria-label={t`Who registered with ${code}`} onClick={() => setOpen("members")}>
            <Trans>Who registered</Trans>
          </Button>
          <Button size="small" aria-label={t`Change ${code}`} onClick={() => setOpen("change")}>
            <Trans>Change</Trans>
          </Button>
          <Button
            size="small"
            busy={isLoading}
            aria-label={enabled ? t`Switch off: ${code}` : t`Switch on: ${code}`}
            onClick={() => void toggle()}
          >
            {enabled ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
          </Button>
        </Acts>
      )}
      {open === "members" && <LinkMembersDialog code={code} onClose={() => setOpen(null)} />}
      {open === "change" && most !== undefined && <LinkDialog link={link} most={most} onClose={() => setOpen(null)} />}
    </InvitationCard>
  );
}
