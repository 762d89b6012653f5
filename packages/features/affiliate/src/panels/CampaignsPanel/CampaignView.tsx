import { Trans, useLingui } from "@lingui/react/macro";
import { affiliateLimits, type Campaign, type OwnAgreement } from "@marquee/contract";
import type { Report } from "@marquee/runtime";
import { BackIcon, Button, DateTime, EmptyState, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";

import { Line, PanelPage } from "../../components/PanelPage.ts";
import { CampaignDays } from "./CampaignDays.tsx";
import { Figures } from "./Figures.tsx";
import { LinkCard } from "./LinkCard.tsx";
import { LinkDialog } from "./LinkDialog.tsx";

const most = affiliateLimits.linksOfCampaign;

function Links({ campaign, agreement }: { readonly campaign: Campaign; readonly agreement: OwnAgreement | undefined }) {
  const { t } = useLingui();
  const [isMaking, setMaking] = useState(false);
  const { links } = campaign;
  const isActive = agreement?.state === "ACTIVE";
  return (
    <PanelPage>
      <Line $apart>
        <Heading level={4}>
          <Trans>Links</Trans>
        </Heading>
        {isActive && links.length < most && (
          <Button look="primary" onClick={() => setMaking(true)}>
            <Trans>New link</Trans>
          </Button>
        )}
      </Line>
      {!isActive && (
        <Text size="small" tone="muted">
          <Trans>The plan of this campaign is not in force, so its links cannot be switched on.</Trans>
        </Text>
      )}
      {isActive && links.length >= most && (
        <Text size="small" tone="muted">
          <Trans>A campaign can have at most {most} links.</Trans>
        </Text>
      )}
      {links.length === 0 ? (
        <EmptyState picture="empty" title={t`No link yet`} level={4}>
          <Trans>Make a link and share it.</Trans>
        </EmptyState>
      ) : (
        links.map((link) => <LinkCard key={link.code} link={link} isActive={isActive} />)
      )}
      {links.length > 0 && (
        <Text size="label" tone="muted">
          <Trans>
            To match your own clicks, add <code>&amp;clickId=</code> and your id to the address. It comes back in
            postbacks.
          </Trans>
        </Text>
      )}
      {isMaking && agreement && (
        <LinkDialog campaign={campaign} agreement={agreement} onClose={() => setMaking(false)} />
      )}
    </PanelPage>
  );
}

/** A campaign: what it has brought, its links, and its figures by day. */
export function CampaignView({
  campaign,
  agreement,
  report,
}: {
  readonly campaign: Campaign;
  readonly agreement: OwnAgreement | undefined;
  readonly report: Report;
}) {
  const { t, i18n } = useLingui();
  const { name, plan, createdAt, visits, registrations, firstDeposits, qualified } = campaign;
  return (
    <PanelPage>
      <div>
        <Button
          size="small"
          look="quiet"
          icon={<BackIcon size={18} />}
          onClick={() => report.set({ campaign: "", from: "", to: "", figure: "" })}
        >
          <Trans>All campaigns</Trans>
        </Button>
      </div>
      <div>
        <Heading level={4} size="heading">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          <Trans>
            Plan {plan}, made <DateTime instant={new Date(createdAt).toISOString()} />
          </Trans>
        </Text>
      </div>
      <Figures
        label={t`Results so far`}
        figures={[
          { name: t`Visits`, value: i18n.number(visits) },
          { name: t`Registrations`, value: i18n.number(registrations) },
          { name: t`First deposits`, value: i18n.number(firstDeposits) },
          { name: t`Qualified players`, value: i18n.number(qualified) },
        ]}
      />
      <Links campaign={campaign} agreement={agreement} />
      <CampaignDays campaignId={campaign.id} report={report} />
    </PanelPage>
  );
}
