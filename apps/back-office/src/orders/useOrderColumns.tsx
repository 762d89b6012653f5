import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "@marquee/i18n";
import { Badge, Link } from "@marquee/ui-kit";
import type { ComponentProps } from "react";
import { useDesk } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { rowLink } from "../work/useRowKeys.ts";
import type { OpenOrder } from "./useOpenOrder.ts";
import { useShortTimeText } from "../texts/useShortTimeText.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import type { ListColumn } from "../list/RecordList.tsx";

/** What every order of members' money has. */
interface OrderRow {
  readonly at: number;
  readonly memberId: string;
  readonly username: string;
  readonly amount: string;
  readonly currency: string;
}

type Tone = NonNullable<ComponentProps<typeof Badge>["tone"]>;

/** The columns that lists of orders have in common: when, whose (which leads to the member's page), how much, and in which state. */
export function useOrderColumns() {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const toShortTime = useShortTimeText();
  const toMoney = (amount: string, currency: string): string => `${formatMoney(amount, i18n.locale)} ${currency}`;
  const time: ListColumn<Pick<OrderRow, "at">> = {
    key: "at",
    title: t`Time`,
    sortable: true,
    toCell: ({ at }) => (
      <time dateTime={new Date(at).toISOString()} title={toTime(at, merchant.timeZone)}>
        {toShortTime(at, merchant.timeZone)}
      </time>
    ),
    toText: ({ at }) => new Date(at).toISOString(),
  };
  /** The order's number, which opens it beside the list. */
  const toNumber = ({ orderNo: open, toLink }: OpenOrder): ListColumn<{ readonly orderNo: string }> => ({
    key: "order",
    title: t`Order`,
    toCell: ({ orderNo }) => (
      <DeskLink {...toLink(orderNo)} {...rowLink} aria-current={open === orderNo || undefined}>
        {orderNo}
      </DeskLink>
    ),
    toText: ({ orderNo }) => orderNo,
  });
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
    sortable: true,
    toCell: ({ amount, currency }) => toMoney(amount, currency),
    toText: ({ amount }) => amount,
  });
  /** @param tones how each state looks */
  const toState = <State extends string>(
    states: Readonly<Record<State, string>>,
    tones: Readonly<Record<State, Tone>>,
  ): ListColumn<{ readonly state: State }> => ({
    key: "state",
    title: t`State`,
    toCell: ({ state }) => <Badge tone={tones[state]}>{states[state]}</Badge>,
    toText: ({ state }) => state,
  });
  const decidedBy: ListColumn<{ readonly decidedBy: string | null }> = {
    key: "decidedBy",
    title: t`Decided by`,
    toCell: (order) => order.decidedBy ?? "",
    toText: (order) => order.decidedBy ?? "",
    extra: true,
  };
  return { time, toNumber, toMember, toAmount, toMoney, toState, decidedBy };
}
