import { useLingui } from "@lingui/react/macro";
import type { AudienceChoices, StaffBanner, StaffBannerList } from "@marquee/contract/staff";
import { Text } from "@marquee/ui-kit";
import {
  useListStaffBannersQuery,
  useOrderBannersMutation,
  useRemoveBannerMutation,
  useSaveBannerMutation,
} from "../../api/endpoints/support/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { OrderDraft } from "../../list/OrderDraft.tsx";
import { NoticeBadge } from "../notices/NoticeBadge.tsx";
import { SavedList, SavedListPage } from "../notices/SavedList.tsx";
import { BannerResults } from "./BannerResults.tsx";
import { BannerForm } from "./BannerForm.tsx";

const toName = ({ titles, id }: StaffBanner): string => titles.EN ?? Object.values(titles)[0] ?? id;

function Banners({ list, choices }: { readonly list: StaffBannerList; readonly choices: AudienceChoices }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [[save], [remove], [order]] = [useSaveBannerMutation(), useRemoveBannerMutation(), useOrderBannersMutation()];
  return (
    <SavedList
      list={list}
      texts={{
        make: t`New banner`,
        emptyTitle: t`No banners yet`,
        empty: t`A banner is a picture with a headline at the top of a page.`,
        section: t`In this order`,
        label: t`Banners`,
        removeLabel: t`Remove a banner`,
        remove: t`Remove the banner`,
        removeNote: t`It leaves the site at once.`,
      }}
      toName={toName}
      renderDetails={(banner) => (
        <>
          <Text size="small" tone="muted">
            {banner.group}
          </Text>
          <NoticeBadge state={banner.state} />
        </>
      )}
      renderActs={(banner) => <BannerResults banner={banner} name={toName(banner)} />}
      renderList={(view, canChange) => (
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
      )}
      renderForm={(banner, onDone) => (
        <BannerForm
          banner={banner}
          choices={choices}
          send={async (saved, reason) => {
            await save({ merchant, ...saved, reason, version: banner?.version ?? 0 }).unwrap();
            return null;
          }}
          onDone={onDone}
        />
      )}
      onRemove={(removed) => remove({ merchant, ...removed }).unwrap()}
    />
  );
}

/** A merchant's banners: pictures, links, when and for whom (X-55, BN-20). */
export function BannersPage() {
  const merchant = useMerchantCode();
  const { t } = useLingui();
  const loaded = useListStaffBannersQuery({ merchant });
  return (
    <SavedListPage title={t`Banners`} fault={t`The banners did not load`} loaded={loaded}>
      {(list, choices) => <Banners list={list} choices={choices} />}
    </SavedListPage>
  );
}
