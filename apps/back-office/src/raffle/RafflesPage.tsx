import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffRaffle } from "@marquee/contract/staff";
import { Button, EmptyState, Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { useListStaffRafflesQuery } from "../api/endpoints/raffle/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { RaffleForm } from "./RaffleForm.tsx";
import { StopRaffleForm } from "./StopRaffleForm.tsx";
import { useRaffleColumns } from "./useRaffleColumns.tsx";

/** The merchant's raffles, and what was drawn of each. */
export function RafflesPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const mayChange = useMay("promotions.change");
  const [isNew, setNew] = useState(false);
  const [stopped, setStopped] = useState<StaffRaffle>();
  const columns = useRaffleColumns(mayChange ? setStopped : undefined);
  const loaded = useListStaffRafflesQuery({ merchant: merchant.code });
  const data = loaded.data === undefined ? undefined : { items: loaded.data, next: null };
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Raffles</Trans>
        </Heading>
        {mayChange && data !== undefined ? (
          <Button look="primary" onClick={() => setNew(true)}>
            <Trans>New raffle</Trans>
          </Button>
        ) : null}
      </PageHead>
      {data?.items.length === 0 ? (
        <EmptyState picture="empty" title={t`No raffles yet`}>
          <Trans>Members draw tickets of a raffle in its time. Each ticket brings a prize, or none.</Trans>
        </EmptyState>
      ) : (
        <RecordList
          name="raffles"
          caption={t`Raffles`}
          columns={columns}
          toKey={({ id }) => id}
          loaded={{ ...loaded, data }}
          address={address}
          filters={null}
        />
      )}
      <FormModal size="wide" title={t`New raffle`} open={isNew} onClose={() => setNew(false)}>
        {isNew ? <RaffleForm onClose={() => setNew(false)} /> : null}
      </FormModal>
      <FormModal title={t`Stop a raffle`} open={stopped !== undefined} onClose={() => setStopped(undefined)}>
        {stopped === undefined ? null : <StopRaffleForm raffle={stopped} onClose={() => setStopped(undefined)} />}
      </FormModal>
    </Page>
  );
}
