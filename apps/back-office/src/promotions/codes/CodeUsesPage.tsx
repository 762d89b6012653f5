import { Trans, useLingui } from "@lingui/react/macro";
import type { PromotionCodeUses } from "@marquee/contract/staff";
import { Heading } from "@marquee/ui-kit";
import { useParams } from "react-router";
import { useListPromotionCodeUsesQuery } from "../../api/endpoints/promotions/staffCodeEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { ShortTime } from "../../frame/ShortTime.tsx";
import { type ListColumn, RecordList } from "../../list/RecordList.tsx";
import { useListAddress } from "../../list/useListAddress.ts";

type Use = PromotionCodeUses["items"][number];

function useColumns(): readonly ListColumn<Use>[] {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  return [
    {
      key: "number",
      title: t`Number`,
      align: "end",
      toCell: ({ number }) => i18n.number(number),
      toText: ({ number }) => String(number),
    },
    {
      key: "member",
      title: t`Member`,
      toCell: ({ memberId, username }) => <DeskLink to={`/${merchant}/members/${memberId}`}>{username}</DeskLink>,
      toText: ({ username }) => username,
    },
    {
      key: "time",
      title: t`Used`,
      toCell: ({ at }) => <ShortTime at={at} />,
      toText: ({ at }) => new Date(at).toISOString(),
    },
  ];
}

/** Who has used the codes of a batch, newest first; the numbers are those of the file of codes. */
export function CodeUsesPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { id = "" } = useParams();
  const address = useListAddress();
  const { cursor } = address;
  const columns = useColumns();
  const loaded = useListPromotionCodeUsesQuery({ merchant, id, ...(cursor === undefined ? {} : { cursor }) });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Used codes</Trans>
        </Heading>
        <DeskLink to={`/${merchant}/promo-codes`}>{t`All promo codes`}</DeskLink>
      </PageHead>
      <RecordList
        name="promo-code-uses"
        caption={t`Used codes`}
        columns={columns}
        toKey={({ number }) => String(number)}
        loaded={loaded}
        address={address}
        filters={null}
      />
    </Page>
  );
}
