import { useGetFundsQuery } from "@marquee/api-client";
import { type ContractFlags, isAgentKind } from "@marquee/contract";
import { selectSession, useAppSelector, useIsOn } from "@marquee/runtime";

const noRequest = {};

/** What waits at the agent's contracts, and which entries its menu has (EN-24); undefined while it is not known, and for who is no agent. */
export function useContractFlags(): ContractFlags | undefined {
  const kind = useAppSelector(selectSession)?.kind;
  const isOpen = useIsOn("CONTRACT3") && kind !== undefined && isAgentKind(kind);
  const { data } = useGetFundsQuery(noRequest, { skip: !isOpen });
  return isOpen ? data : undefined;
}

/** Whether a request of another side waits for the agent: new, changed terms or an end. */
export function isAsked(flags: ContractFlags): boolean {
  const { divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype } = flags;
  return [divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype].some((waits) => waits > 0 && waits < 4);
}
