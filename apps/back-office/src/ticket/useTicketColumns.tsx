import { useLingui } from "@lingui/react/macro";
import type { StaffTicket } from "@marquee/contract/staff";
import { Badge } from "@marquee/ui-kit";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { ShortTime } from "../frame/ShortTime.tsx";
import type { ListColumn } from "../list/RecordList.tsx";
import { ticketTones, useTicketTexts } from "./useTicketTexts.ts";

/** The columns of a list of tickets. */
export function useTicketColumns(): readonly ListColumn<StaffTicket>[] {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { states, categories } = useTicketTexts();
  return [
    {
      key: "title",
      title: t`Ticket`,
      toCell: ({ id, title }) => <DeskLink to={`/${merchant}/tickets/${id}`}>{title}</DeskLink>,
      toText: ({ id, title }) => `${id} ${title}`,
    },
    {
      key: "category",
      title: t`Category`,
      toCell: ({ category }) => categories[category],
      toText: ({ category }) => category,
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={ticketTones[state]}>{states[state]}</Badge>,
      toText: ({ state }) => state,
    },
    {
      key: "member",
      title: t`Member`,
      toCell: ({ memberId, username }) =>
        memberId === null ? t`Guest` : <DeskLink to={`/${merchant}/members/${memberId}`}>{username}</DeskLink>,
      toText: ({ username }) => username ?? "",
    },
    {
      key: "takenBy",
      title: t`Taken by`,
      toCell: ({ takenBy }) => takenBy ?? "–",
      toText: ({ takenBy }) => takenBy ?? "",
    },
    {
      key: "changed",
      title: t`Last change`,
      toCell: ({ changedAt }) => <ShortTime at={changedAt} />,
      toText: ({ changedAt }) => new Date(changedAt).toISOString(),
    },
    {
      key: "created",
      title: t`Opened`,
      extra: true,
      toCell: ({ createdAt }) => <ShortTime at={createdAt} />,
      toText: ({ createdAt }) => new Date(createdAt).toISOString(),
    },
  ];
}
