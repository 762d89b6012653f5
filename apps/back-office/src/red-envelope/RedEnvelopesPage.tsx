import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffEnvelope } from "@marquee/contract/staff";
import { Button, EmptyState, Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { useListStaffEnvelopesQuery } from "../api/endpoints/red-envelope/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { RedEnvelopeForm } from "./RedEnvelopeForm.tsx";
import { StopEnvelopeForm } from "./StopEnvelopeForm.tsx";
import { useEnvelopeColumns } from "./useEnvelopeColumns.tsx";

/** The merchant's red envelopes, and what was paid of each. */
export function RedEnvelopesPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const mayChange = useMay("promotions.change");
  const [isNew, setNew] = useState(false);
  const [stopped, setStopped] = useState<StaffEnvelope>();
  const columns = useEnvelopeColumns(mayChange ? setStopped : undefined);
  const loaded = useListStaffEnvelopesQuery({ merchant: merchant.code });
  const data = loaded.data === undefined ? undefined : { items: loaded.data, next: null };
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Red envelopes</Trans>
        </Heading>
        {mayChange && data !== undefined ? (
          <Button look="primary" onClick={() => setNew(true)}>
            <Trans>New envelope</Trans>
          </Button>
        ) : null}
      </PageHead>
      {data?.items.length === 0 ? (
        <EmptyState picture="empty" title={t`No red envelopes yet`}>
          <Trans>An envelope shares an amount by chance among the members who open it in its time.</Trans>
        </EmptyState>
      ) : (
        <RecordList
          name="red-envelopes"
          caption={t`Red envelopes`}
          columns={columns}
          toKey={({ id }) => id}
          loaded={{ ...loaded, data }}
          address={address}
          filters={null}
        />
      )}
      <FormModal size="wide" title={t`New red envelope`} open={isNew} onClose={() => setNew(false)}>
        {isNew ? <RedEnvelopeForm onClose={() => setNew(false)} /> : null}
      </FormModal>
      <FormModal title={t`Stop a red envelope`} open={stopped !== undefined} onClose={() => setStopped(undefined)}>
        {stopped === undefined ? null : <StopEnvelopeForm envelope={stopped} onClose={() => setStopped(undefined)} />}
      </FormModal>
    </Page>
  );
}
