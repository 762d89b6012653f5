import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "@marquee/i18n";
import { Link } from "@marquee/ui-kit";
import { useDesk } from "../frame/DeskContext.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import type { ListColumn } from "./RecordList.tsx";

/** What every order of members' money has. */
interface OrderRow {
  readonly at: number;
  readonly memberId: string;
  readonly username: string;
  readonly amount: string;
  readonly currency: string;
}

/** The columns that lists of orders have in common: when, whose (which leads to the member's page), and how much. */
export function useOrderColumns() {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const toMoney = (amount: string, currency: string): string => `${formatMoney(amount, i18n.locale)} ${currency}`;
  const time: ListColumn<Pick<OrderRow, "at">> = {
    key: "at",
    title: t`Time`,
    toCell: ({ at }) => toTime(at, merchant.timeZone),
    toText: ({ at }) => new Date(at).toISOString(),
  };
  /** @param query what of the member's page is opened */
  const toMember = (query = ""): ListColumn<Pick<OrderRow, "memberId" | "username">> => ({
    key: "member",
    title: t`Member`,
    toCell: ({ memberId, username }) => <Link href={`/${merchant.code}/members/${memberId}${query}`}>{username}</Link>,
    toText: ({ username }) => username,
  });
  const toAmount = (title: string): ListColumn<OrderRow> => ({
    key: "amount",
    title,
    align: "end",
    toCell: ({ amount, currency }) => toMoney(amount, currency),
    toText: ({ amount }) => amount,
  });
  return { time, toMember, toAmount, toMoney };
}
