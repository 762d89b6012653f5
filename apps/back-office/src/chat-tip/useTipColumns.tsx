import { useLingui } from "@lingui/react/macro";
import type { StaffTipList } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { Badge, Link } from "@marquee/ui-kit";
import { useDesk } from "../frame/DeskContext.ts";
import type { ListColumn } from "../list/RecordList.tsx";
import { useTimeText } from "../texts/useTimeText.ts";

/** What one member has got of another. */
export type StaffTip = StaffTipList[number];

/** How tips are listed. */
export function useTipColumns(): readonly ListColumn<StaffTip>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const kinds = { TIP: t`Tip`, RAIN: t`Rain` };
  const toMember = (key: "giver" | "receiver", title: string): ListColumn<StaffTip> => ({
    key,
    title,
    toCell: ({ [key]: { memberId, username } }) => (
      <Link href={`/${merchant.code}/members/${memberId}`}>{username}</Link>
    ),
    toText: ({ [key]: { username } }) => username,
  });
  return [
    {
      key: "at",
      title: t`Time`,
      toCell: ({ at }) => toTime(at),
      isOneLine: true,
      toText: ({ at }) => new Date(at).toISOString(),
    },
    { key: "kind", title: t`Kind`, toCell: ({ kind }) => kinds[kind], toText: ({ kind }) => kind },
    toMember("giver", t`Giver`),
    toMember("receiver", t`Receiver`),
    {
      key: "amount",
      title: t`Amount`,
      align: "end",
      toCell: ({ amount }) => formatMoney(amount, i18n.locale),
      toText: ({ amount }) => amount,
    },
    { key: "currency", title: t`Currency`, toCell: ({ currency }) => currency, toText: ({ currency }) => currency },
    {
      key: "linked",
      title: t`Signal`,
      toCell: ({ isLinked }) => (isLinked ? <Badge tone="danger">{t`Accounts of one person`}</Badge> : ""),
      toText: ({ isLinked }) => (isLinked ? "linked" : ""),
    },
    { key: "tipId", title: t`Number`, extra: true, toCell: ({ tipId }) => tipId, toText: ({ tipId }) => tipId },
  ];
}
