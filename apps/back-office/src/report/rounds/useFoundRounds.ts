import { useLingui } from "@lingui/react/macro";
import { useListStaffRoundsQuery } from "../../api/endpoints/report/staffEndpoints.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import type { Command } from "../../frame/DeskModule.ts";
import { useTypedNumber } from "../../orders/useTypedNumber.ts";

/** Rounds of which a typed text is a number, or that of a call of their provider. */
export function useFoundRounds(text: string): readonly Command[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const number = useTypedNumber(text);
  const asked = { merchant: merchant.code, number: number ?? "" };
  const { currentData } = useListStaffRoundsQuery(asked, { skip: number === undefined });
  return (currentData?.items ?? []).map(({ roundId, username, game }) => ({
    path: `/${merchant.code}/rounds?number=${encodeURIComponent(roundId)}`,
    title: `${roundId} · ${username} · ${game}`,
    hint: t`Round`,
  }));
}
