import { useLingui } from "@lingui/react/macro";
import { memberLevels } from "@marquee/contract";
import type { ListedLevel } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { useListMemberLevelsQuery } from "../api/endpoints/rank/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { ListPage } from "../list/ListPage.tsx";
import type { ListColumn } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useOrderColumns } from "../orders/useOrderColumns.tsx";

function useColumns(): readonly ListColumn<ListedLevel>[] {
  const { t, i18n } = useLingui();
  const { toMember } = useOrderColumns();
  return [
    toMember("?part=level"),
    { key: "level", title: t`Level`, align: "end", toCell: ({ level }) => level, toText: ({ level }) => String(level) },
    {
      key: "growth",
      title: t`Valid bets in total`,
      align: "end",
      toCell: ({ growth, currency }) => `${formatMoney(growth, i18n.locale)} ${currency}`,
      toText: ({ growth }) => growth,
    },
    {
      key: "pinned",
      title: t`Pinned`,
      align: "end",
      toCell: ({ pinned }) => pinned ?? "–",
      toText: ({ pinned }) => String(pinned ?? ""),
    },
  ];
}

/** The merchant's members by level, the highest first, with how many there are of each. */
export function LevelsPage() {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const columns = useColumns();
  const level = memberLevels.map(String).find((one) => one === address.get("level"));
  const loaded = useListMemberLevelsQuery({
    merchant: merchant.code,
    ...(level === undefined ? {} : { level }),
    ...address.page,
  });
  const counts = loaded.data?.counts;
  const toName = (one: number): string => {
    const count = i18n.number(counts?.[one] ?? 0);
    return counts === undefined ? t`Level ${one}` : t`Level ${one} (${count})`;
  };
  const names = Object.fromEntries(memberLevels.map((one) => [String(one), toName(one)]));
  return (
    <ListPage
      title={t`Members by VIP level`}
      name="vip-levels"
      choice={{ name: "level", label: t`Level`, names }}
      columns={columns}
      toKey={({ memberId }) => memberId}
      loaded={loaded}
      address={address}
    />
  );
}
