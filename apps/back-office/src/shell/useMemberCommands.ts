import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useListMembersQuery } from "../api/endpoints/member/staffEndpoints.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import type { Command } from "./useCommands.ts";

/** How long nothing is typed before members are searched, in milliseconds. */
const pause = 250;

/** Fewer letters would find too many, and every search is a line of the audit log. */
const fewest = 3;

const most = 8;

/** Members whom the typed text finds, once its writer pauses. */
export function useMemberCommands(text: string): readonly Command[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const mayRead = useMay("members.read");
  const [search, setSearch] = useState("");
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isAsked = mayRead && search.length >= fewest;
  const { data } = useListMembersQuery({ merchant: merchant.code, search }, { skip: !isAsked });
  if (!isAsked || search !== wanted) return [];
  return (data?.items ?? []).slice(0, most).map(({ id, username, nickname }) => ({
    path: `/${merchant.code}/members/${id}`,
    title: nickname === username ? username : `${username} · ${nickname}`,
    hint: t`Member`,
  }));
}
