import { Trans, useLingui } from "@lingui/react/macro";
import type { Campaign } from "@marquee/contract";
import { Wide } from "@marquee/runtime";
import { Button, EmptyState, Table, type TableColumn } from "@marquee/ui-kit";
import { TwoLines } from "../../components/TwoLines.tsx";

function useColumns(onOpen: (id: string) => void): readonly TableColumn<Campaign>[] {
  const { t, i18n } = useLingui();
  const count = (
    key: "visits" | "registrations" | "firstDeposits" | "qualified",
    title: string,
  ): TableColumn<Campaign> => ({
    key,
    title,
    align: "end",
    isOneLine: true,
    toCell: (campaign) => i18n.number(campaign[key]),
  });
  return [
    { key: "name", title: t`Campaign`, toCell: ({ name, plan }) => <TwoLines first={name} second={plan} /> },
    count("visits", t`Visits`),
    count("registrations", t`Registrations`),
    count("firstDeposits", t`First deposits`),
    count("qualified", t`Qualified players`),
    {
      key: "open",
      title: t`Links and figures`,
      toCell: ({ id, name }) => (
        <Button size="small" aria-label={t`Open the campaign ${name}`} onClick={() => onOpen(id)}>
          <Trans>Open</Trans>
        </Button>
      ),
    },
  ];
}

/** Campaigns with what each has brought, the newest first. */
export function CampaignTable({
  campaigns,
  onOpen,
}: {
  readonly campaigns: readonly Campaign[];
  readonly onOpen: (id: string) => void;
}) {
  const { t } = useLingui();
  const columns = useColumns(onOpen);
  if (campaigns.length === 0)
    return (
      <EmptyState picture="empty" title={t`No campaign yet`} level={4}>
        <Trans>Make a campaign, and a link in it. Players who register with the link count for you.</Trans>
      </EmptyState>
    );
  return (
    <Wide aria-label={t`Campaigns`}>
      <Table caption={t`Campaigns`} columns={columns} rows={campaigns} toKey={({ id }) => id} />
    </Wide>
  );
}
