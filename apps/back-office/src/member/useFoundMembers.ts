import { useLingui } from "@lingui/react/macro";
import { useListMembersQuery } from "../api/endpoints/member/staffEndpoints.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import type { Command } from "../frame/DeskModule.ts";

/** Fewer letters would find too many, and every search is a line of the audit log. */
const fewest = 3;

const most = 8;

/** Members whom a typed text finds. */
export function useFoundMembers(text: string): readonly Command[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const isAsked = useMay("members.read") && text.length >= fewest;
  const { currentData } = useListMembersQuery({ merchant: merchant.code, search: text }, { skip: !isAsked });
  return (currentData?.items ?? []).slice(0, most).map(({ id, username, nickname }) => ({
    path: `/${merchant.code}/members/${id}`,
    title: nickname === username ? username : `${username} · ${nickname}`,
    hint: t`Member`,
  }));
}
