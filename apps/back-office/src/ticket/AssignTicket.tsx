import { useLingui } from "@lingui/react/macro";
import type { StaffTicketSheet } from "@marquee/contract/staff";
import { notify } from "@marquee/ui-kit";
import { useAssignTicketMutation, useListTicketStaffQuery } from "../api/endpoints/ticket/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { toErrorText } from "../texts/errorText.ts";
import { ColleagueChoice } from "./ColleagueChoice.tsx";

/** Gives a ticket to a colleague who answers tickets. */
export function AssignTicket({ ticket: { id, version } }: { readonly ticket: StaffTicketSheet }) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const { data: people = [] } = useListTicketStaffQuery({ merchant });
  const [assign, { isLoading }] = useAssignTicketMutation();
  const give = async (to: string): Promise<void> => {
    try {
      await assign({ merchant, id, version, to }).unwrap();
      notify(t`The ticket is assigned.`, { tone: "success" });
    } catch (error) {
      notify(toErrorText(i18n, error), { tone: "error" });
    }
  };
  return <ColleagueChoice people={people} isBusy={isLoading} onChoose={(to) => void give(to)} />;
}
