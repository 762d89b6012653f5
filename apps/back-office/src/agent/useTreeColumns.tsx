import { useLingui } from "@lingui/react/macro";
import type { TreeLine } from "@marquee/contract/staff";
import { Badge, Link } from "@marquee/ui-kit";
import { useDesk } from "../frame/DeskContext.ts";
import type { ListColumn } from "../list/RecordList.tsx";
import { stateTones, useMemberTexts } from "../member/useMemberTexts.ts";

/** The columns of accounts in the tree of agents. */
export function useTreeColumns(): readonly ListColumn<TreeLine>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const { states, kinds } = useMemberTexts();
  const toLink = ({ id, account }: { readonly id: string; readonly account: string }) => (
    <Link href={`/${merchant.code}/agents/${id}`}>{account}</Link>
  );
  return [
    { key: "account", title: t`Username`, toCell: toLink, toText: ({ account }) => account },
    {
      key: "kind",
      title: t`Kind`,
      toCell: ({ kind }) => kinds.get(kind) ?? "",
      toText: ({ kind }) => kinds.get(kind) ?? "",
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={stateTones[state]}>{states[state]}</Badge>,
      toText: ({ state }) => state,
    },
    {
      key: "upline",
      title: t`Upline`,
      toCell: ({ upline }) => (upline === null ? t`The house` : toLink(upline)),
      toText: ({ upline }) => upline?.account ?? "",
    },
    {
      key: "rebate",
      title: t`Rebate, in percent`,
      align: "end",
      toCell: ({ rebate }) => rebate,
      toText: ({ rebate }) => rebate,
    },
    {
      key: "team",
      title: t`Team`,
      align: "end",
      toCell: ({ kind, team }) => (kind === 0 ? "–" : i18n.number(team)),
      toText: ({ team }) => String(team),
    },
  ];
}
