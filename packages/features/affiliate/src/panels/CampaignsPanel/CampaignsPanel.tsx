import { Trans } from "@lingui/react/macro";
import { useGetAffiliateAccountQuery } from "@marquee/api-client";
import type { AffiliateAccount } from "@marquee/contract";
import { LoadGate, type Report, useReport } from "@marquee/runtime";
import { Button, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { Line, PanelPage } from "../../components/PanelPage.ts";
import { CampaignDialog } from "./CampaignDialog.tsx";
import { CampaignTable } from "./CampaignTable.tsx";
import { CampaignView } from "./CampaignView.tsx";

function Campaigns({
  account: { campaigns, agreements },
  report,
}: {
  readonly account: AffiliateAccount;
  readonly report: Report;
}) {
  const [isMaking, setMaking] = useState(false);
  const active = agreements.filter(({ state }) => state === "ACTIVE");
  const opened = campaigns.find(({ id }) => id === report.get("campaign"));
  const agreement = agreements.find(({ id }) => id === opened?.agreementId);
  if (opened) return <CampaignView key={opened.id} campaign={opened} agreement={agreement} report={report} />;
  return (
    <PanelPage>
      <Line $apart>
        <Text tone="muted">
          <Trans>A campaign groups links and counts what they bring.</Trans>
        </Text>
        {active.length > 0 && (
          <Button look="primary" onClick={() => setMaking(true)}>
            <Trans>New campaign</Trans>
          </Button>
        )}
      </Line>
      {active.length === 0 && (
        <Text>
          <Trans>You have no plan in force, so you cannot make campaigns or links.</Trans>
        </Text>
      )}
      <CampaignTable campaigns={campaigns} onOpen={(campaign) => report.set({ campaign })} />
      {isMaking && <CampaignDialog plans={active} onClose={() => setMaking(false)} />}
    </PanelPage>
  );
}

/** The affiliate's campaigns, each with its links and its figures by day. The address says which one is open. */
export function CampaignsPanel() {
  const query = useGetAffiliateAccountQuery({});
  const report = useReport(30);
  return (
    <PanelPage>
      <Heading level={3}>
        <Trans>Campaigns and links</Trans>
      </Heading>
      <LoadGate query={query} rows={5}>
        {(account) => <Campaigns account={account} report={report} />}
      </LoadGate>
    </PanelPage>
  );
}
