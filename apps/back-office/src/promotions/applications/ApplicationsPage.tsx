import { useLingui } from "@lingui/react/macro";
import { applicationStates } from "@marquee/contract";
import type { ApplicationLine } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { Badge } from "@marquee/ui-kit";
import { useListPromotionApplicationsQuery } from "../../api/endpoints/promotions/staffPageEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { ShortTime } from "../../frame/ShortTime.tsx";
import { ListPage } from "../../list/ListPage.tsx";
import type { ListColumn } from "../../list/RecordList.tsx";
import { useListAddress } from "../../list/useListAddress.ts";
import { applicationTones, usePageTexts } from "../usePageTexts.ts";

function useColumns(): readonly ListColumn<ApplicationLine>[] {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const { applicationStates: names } = usePageTexts();
  return [
    {
      key: "time",
      title: t`Time`,
      toCell: ({ createdAt }) => <ShortTime at={createdAt} />,
      toText: ({ createdAt }) => new Date(createdAt).toISOString(),
    },
    {
      key: "promotion",
      title: t`Promotion`,
      toCell: ({ id, title }) => <DeskLink to={`/${merchant}/promotion-applications/${id}`}>{title}</DeskLink>,
      toText: ({ title }) => title,
    },
    {
      key: "member",
      title: t`Member`,
      toCell: ({ memberId, username }) => <DeskLink to={`/${merchant}/members/${memberId}`}>{username}</DeskLink>,
      toText: ({ username }) => username,
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={applicationTones[state]}>{names[state]}</Badge>,
      toText: ({ state }) => state,
    },
    {
      key: "amount",
      title: t`Bonus`,
      align: "end",
      toCell: ({ amount, currency }) => (amount === null ? "" : `${formatMoney(amount, i18n.locale)} ${currency}`),
      toText: ({ amount }) => amount ?? "",
    },
  ];
}

/** Members' applications for promotions, newest first; those that wait are found by their state. */
export function ApplicationsPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const address = useListAddress();
  const columns = useColumns();
  const { applicationStates: names } = usePageTexts();
  const asked = address.get("state");
  const state = applicationStates.states.find((each) => each === asked);
  const cursor = address.cursor;
  const loaded = useListPromotionApplicationsQuery({
    merchant,
    ...(state === undefined ? {} : { state }),
    ...(cursor === undefined ? {} : { cursor }),
  });
  return (
    <ListPage
      title={t`Applications`}
      name="promotion-applications"
      choice={{ name: "state", label: t`State`, names }}
      columns={columns}
      toKey={({ id }) => id}
      loaded={loaded}
      address={address}
    />
  );
}
