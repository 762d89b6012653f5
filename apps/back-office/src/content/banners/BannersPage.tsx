import { Trans, useLingui } from "@lingui/react/macro";
import type { AudienceChoices, StaffBanner, StaffBannerList } from "@marquee/contract/staff";
import { Button, EmptyState, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import {
  useGetAudienceChoicesQuery,
  useListStaffBannersQuery,
  useOrderBannersMutation,
  useRemoveBannerMutation,
  useSaveBannerMutation,
} from "../../api/endpoints/support/staffEndpoints.ts";
import { FormModal } from "../../forms/FormModal.tsx";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { OrderDraft } from "../../list/OrderDraft.tsx";
import type { OrderView } from "../../list/OrderList.tsx";
import { NoticeBadge } from "../notices/NoticeBadge.tsx";
import { BannerForm } from "./BannerForm.tsx";

type Act = (banner: StaffBanner) => void;

const toName = ({ titles, id }: StaffBanner): string => titles.EN ?? Object.values(titles)[0] ?? id;

/** How a banner stands in the list. */
function useBannerView(onEdit: Act, onRemove: Act): OrderView<StaffBanner> {
  const { t } = useLingui();
  const canChange = useMay("content.change");
  return {
    toKey: ({ id }) => id,
    toName,
    toContent: (banner) => (
      <>
        <Text size="small" strong>
          {toName(banner)}
        </Text>
        <Text size="small" tone="muted">
          {banner.group}
        </Text>
        <NoticeBadge state={banner.state} />
      </>
    ),
    toActs: (banner) =>
      canChange ? (
        <>
          <Button size="small" aria-label={t`Change ${toName(banner)}`} onClick={() => onEdit(banner)}>
            <Trans>Change</Trans>
          </Button>
          <Button size="small" look="quiet" aria-label={t`Remove ${toName(banner)}`} onClick={() => onRemove(banner)}>
            <Trans>Remove</Trans>
          </Button>
        </>
      ) : null,
  };
}

function Banners({ list, choices }: { readonly list: StaffBannerList; readonly choices: AudienceChoices }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const canChange = useMay("content.change");
  const [[save], [remove], [order]] = [useSaveBannerMutation(), useRemoveBannerMutation(), useOrderBannersMutation()];
  const [edited, setEdited] = useState<StaffBanner | "new">();
  const [removed, setRemoved] = useState<StaffBanner>();
  const view = useBannerView(setEdited, setRemoved);
  const banner = edited === "new" ? undefined : edited;
  return (
    <>
      {canChange ? (
        <div>
          <Button look="primary" size="small" onClick={() => setEdited("new")}>
            <Trans>New banner</Trans>
          </Button>
        </div>
      ) : null}
      {list.length === 0 ? (
        <EmptyState picture="empty" title={t`No banners yet`}>
          <Trans>A banner is a picture with a headline at the top of a page.</Trans>
        </EmptyState>
      ) : (
        <Section title={t`In this order`}>
          <OrderDraft
            label={t`Order of banners`}
            action={t`Save the order of banners`}
            items={list}
            view={view}
            canChange={canChange}
            timed={false}
            send={async (ids, reason) => {
              await order({ merchant, ids: [...ids], reason }).unwrap();
              return null;
            }}
          />
        </Section>
      )}
      <FormModal
        size="wide"
        title={banner === undefined ? t`New banner` : toName(banner)}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      >
        {edited === undefined ? null : (
          <BannerForm
            banner={banner}
            choices={choices}
            send={async (saved, reason) => {
              await save({ merchant, ...saved, reason, version: banner?.version ?? 0 }).unwrap();
              return null;
            }}
            onDone={() => setEdited(undefined)}
          />
        )}
      </FormModal>
      <FormModal
        title={t`Remove ${removed === undefined ? "" : toName(removed)}`}
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
      >
        {removed === undefined ? null : (
          <SwitchForm
            label={t`Remove a banner`}
            initialValues={{}}
            toSwitch={() => removed}
            send={async ({ id, version }, reason) => {
              await remove({ merchant, id, version, reason }).unwrap();
              return null;
            }}
            timed={false}
            action={t`Remove the banner`}
            onDone={() => setRemoved(undefined)}
          >
            <Text size="small" tone="muted">
              <Trans>It leaves the site at once.</Trans>
            </Text>
          </SwitchForm>
        )}
      </FormModal>
    </>
  );
}

/** A merchant's banners: pictures, links, when and for whom (X-55, BN-20). */
export function BannersPage() {
  const merchant = useMerchantCode();
  const { t } = useLingui();
  const loaded = useListStaffBannersQuery({ merchant });
  const choices = useGetAudienceChoicesQuery({ merchant });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Banners</Trans>
        </Heading>
      </PageHead>
      <LoadGate loaded={loaded} fault={t`The banners did not load`}>
        {(list) => (
          <LoadGate loaded={choices} fault={t`The banners did not load`}>
            {(found) => <Banners list={list} choices={found} />}
          </LoadGate>
        )}
      </LoadGate>
    </Page>
  );
}
