import { Trans, useLingui } from "@lingui/react/macro";
import type { Promotion } from "@marquee/contract/staff";
import { Button, EmptyState, Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { useListPromotionsQuery } from "../api/endpoints/promotions/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { PromotionForm } from "./PromotionForm.tsx";
import { usePromotionColumns } from "./usePromotionColumns.tsx";

/** The merchant's promotions for deposits, and what was given of each. */
export function PromotionsPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const mayChange = useMay("promotions.change");
  const [edited, setEdited] = useState<Promotion | "new">();
  const columns = usePromotionColumns(mayChange ? setEdited : undefined);
  const loaded = useListPromotionsQuery({ merchant: merchant.code });
  const data = loaded.data === undefined ? undefined : { items: loaded.data, next: null };
  const onClose = (): void => setEdited(undefined);
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Promotions</Trans>
        </Heading>
        {mayChange && data !== undefined ? (
          <Button look="primary" onClick={() => setEdited("new")}>
            <Trans>New promotion</Trans>
          </Button>
        ) : null}
      </PageHead>
      {data?.items.length === 0 ? (
        <EmptyState picture="empty" title={t`No promotions yet`}>
          <Trans>A promotion gives a bonus with a deposit, which has to be staked before it can be kept.</Trans>
        </EmptyState>
      ) : (
        <RecordList
          name="promotions"
          caption={t`Promotions`}
          columns={columns}
          toKey={({ id }) => id}
          loaded={{ ...loaded, data }}
          address={address}
          filters={null}
        />
      )}
      <FormModal
        size="wide"
        title={edited === "new" ? t`New promotion` : t`Change a promotion`}
        open={edited !== undefined}
        onClose={onClose}
      >
        {edited === undefined ? null : (
          <PromotionForm promotion={edited === "new" ? undefined : edited} list={loaded.data ?? []} onClose={onClose} />
        )}
      </FormModal>
    </Page>
  );
}
