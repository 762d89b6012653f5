import { useLingui } from "@lingui/react/macro";
import type { WorkItem } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { deskModules } from "../../deskModules.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import type { ListColumn } from "../../list/RecordList.tsx";
import { useOrderColumns } from "../../orders/useOrderColumns.tsx";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { TakeButton } from "../../work/TakeButton.tsx";
import { rowLink } from "../../work/useRowKeys.ts";
import { toKindName } from "../proposalTexts.ts";
import { useAgeText } from "./useAgeText.ts";

/** The names of the lines, in the order of their domains. */
export const workNames = deskModules
  .toSorted((a, b) => a.place - b.place)
  .flatMap(({ waiting = [] }) => waiting)
  .flatMap((name) => (name.item === undefined ? [] : [{ ...name, item: name.item }]));

const Taken = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token("space.8")};
`;

const soon = 12 * 3_600_000;

/** @param now the time of the list */
export function useWorkColumns(now: number): readonly ListColumn<WorkItem>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const { toMoney } = useOrderColumns();
  const toTime = useTimeText();
  const toAge = useAgeText();
  const { toTemplate } = useNameTexts();
  const findName = (key: string) => workNames.find((name) => name.key === key);
  const toKind = ({ key }: WorkItem): string => {
    const name = findName(key);
    return name === undefined ? key : i18n._(name.item);
  };
  const toLink = ({ key, subject }: WorkItem): string => {
    const { path = "overview", query = "", toPath } = findName(key) ?? {};
    return `/${merchant.code}/${toPath?.(subject) ?? `${path}${query}`}`;
  };
  /** Orders by their number, everything else by what it is about. */
  const toWhat = (item: WorkItem): string =>
    item.about !== null
      ? item.key === "proposals"
        ? toKindName(item.about, i18n)
        : toTemplate(item.about)
      : item.amount === null
        ? (item.username ?? item.subject)
        : item.subject;
  return [
    { key: "kind", title: t`What`, toCell: toKind, toText: ({ key }) => key },
    {
      key: "subject",
      title: t`About`,
      toCell: (item) => (
        <DeskLink to={toLink(item)} {...rowLink}>
          {toWhat(item)}
        </DeskLink>
      ),
      toText: ({ subject }) => subject,
    },
    {
      key: "member",
      title: t`Member`,
      toCell: ({ memberId, username }) =>
        memberId === null ? "" : <DeskLink to={`/${merchant.code}/members/${memberId}`}>{username}</DeskLink>,
      toText: ({ username }) => username ?? "",
    },
    {
      key: "amount",
      title: t`Amount`,
      align: "end",
      toCell: ({ amount, currency }) => (amount === null || currency === null ? "" : toMoney(amount, currency)),
      toText: ({ amount }) => amount ?? "",
    },
    {
      key: "at",
      title: t`Waits for`,
      toCell: ({ at, deadline }) =>
        deadline === null ? (
          <time dateTime={new Date(at).toISOString()} title={toTime(at, merchant.timeZone)}>
            {toAge(now - at)}
          </time>
        ) : (
          // What an answer was promised for tells that first.
          <Badge tone={deadline < now ? "danger" : deadline - now < soon ? "accent" : "muted"}>
            <time dateTime={new Date(deadline).toISOString()} title={toTime(deadline, merchant.timeZone)}>
              {deadline < now ? t`${toAge(now - deadline)} late` : t`due in ${toAge(deadline - now)}`}
            </time>
          </Badge>
        ),
      toText: ({ at }) => new Date(at).toISOString(),
    },
    {
      key: "taken",
      title: t`Taken by`,
      align: "end",
      toCell: (item) => (
        <Taken>
          {item.taken !== null && (
            <span title={item.taken.by}>{item.taken.own ? t`You` : item.taken.by.split("@")[0]}</span>
          )}
          <TakeButton item={item} />
        </Taken>
      ),
      toText: ({ taken }) => taken?.by ?? "",
    },
  ];
}
