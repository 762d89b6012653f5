import { Trans, useLingui } from "@lingui/react/macro";
import type { PromotionCodeBatch } from "@marquee/contract/staff";
import { Button, EmptyState, Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { useListPromotionCodesQuery } from "../../api/endpoints/promotions/staffCodeEndpoints.ts";
import { useListPromotionsQuery } from "../../api/endpoints/promotions/staffEndpoints.ts";
import { useListStaffPromotionPagesQuery } from "../../api/endpoints/promotions/staffPageEndpoints.ts";
import { FormModal } from "../../forms/FormModal.tsx";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { RecordList } from "../../list/RecordList.tsx";
import { useListAddress } from "../../list/useListAddress.ts";
import { IssueCodesForm } from "./IssueCodesForm.tsx";
import { MakeCodesForm } from "./MakeCodesForm.tsx";
import { StopCodesForm } from "./StopCodesForm.tsx";
import { type CodeAct, useCodeColumns } from "./useCodeColumns.tsx";

/** The form of new codes, with what they can be of. */
function NewCodes({ onClose }: { readonly onClose: () => void }) {
  const merchant = useMerchantCode();
  const [pages, promotions] = [useListStaffPromotionPagesQuery({ merchant }), useListPromotionsQuery({ merchant })];
  return (
    <LoadGate loaded={pages}>
      {(loaded) => (
        <LoadGate loaded={promotions}>
          {(list) => <MakeCodesForm pages={loaded.pages} promotions={list} onClose={onClose} />}
        </LoadGate>
      )}
    </LoadGate>
  );
}

/** The codes of the merchant's promotions, and how many of each were used. */
export function PromoCodesPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const address = useListAddress();
  const mayChange = useMay("promotions.change");
  const [isNew, setNew] = useState(false);
  const [open, setOpen] = useState<{ readonly act: CodeAct; readonly batch: PromotionCodeBatch }>();
  const columns = useCodeColumns((act, batch) => setOpen({ act, batch }));
  const loaded = useListPromotionCodesQuery({ merchant });
  const data = loaded.data === undefined ? undefined : { items: loaded.data, next: null };
  const close = (): void => setOpen(undefined);
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Promo codes</Trans>
        </Heading>
        {mayChange && data !== undefined ? (
          <Button look="primary" onClick={() => setNew(true)}>
            <Trans>New codes</Trans>
          </Button>
        ) : null}
      </PageHead>
      {data?.items.length === 0 ? (
        <EmptyState picture="empty" title={t`No promo codes yet`}>
          <Trans>
            Members enter a code to get the bonus of its promotion: one code for everybody, or one for each.
          </Trans>
        </EmptyState>
      ) : (
        <RecordList
          name="promo-codes"
          caption={t`Promo codes`}
          columns={columns}
          toKey={({ id }) => id}
          loaded={{ ...loaded, data }}
          address={address}
          filters={null}
        />
      )}
      <FormModal title={t`New codes`} open={isNew} onClose={() => setNew(false)}>
        {isNew ? <NewCodes onClose={() => setNew(false)} /> : null}
      </FormModal>
      <FormModal title={t`Download codes`} open={open?.act === "issue"} onClose={close}>
        {open?.act === "issue" ? <IssueCodesForm batch={open.batch} onClose={close} /> : null}
      </FormModal>
      <FormModal title={t`Stop codes`} open={open?.act === "stop"} onClose={close}>
        {open?.act === "stop" ? <StopCodesForm batch={open.batch} onClose={close} /> : null}
      </FormModal>
    </Page>
  );
}
