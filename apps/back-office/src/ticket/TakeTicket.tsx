import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffTicketSheet } from "@marquee/contract/staff";
import { Button, notify } from "@marquee/ui-kit";
import { useTakeTicketMutation } from "../api/endpoints/ticket/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { toErrorText } from "../texts/errorText.ts";

/** Takes a ticket, also from somebody else, or gives it back. */
export function TakeTicket({ ticket: { id, version, isMine, takenBy } }: { readonly ticket: StaffTicketSheet }) {
  const { i18n } = useLingui();
  const merchant = useMerchantCode();
  const [take, { isLoading }] = useTakeTicketMutation();
  const press = async (): Promise<void> => {
    try {
      await take({ merchant, id, version, isMine: !isMine }).unwrap();
    } catch (error) {
      notify(toErrorText(i18n, error), { tone: "error" });
    }
  };
  return (
    <Button busy={isLoading} onClick={() => void press()}>
      {isMine ? <Trans>Give back</Trans> : takenBy === null ? <Trans>Take</Trans> : <Trans>Take over</Trans>}
    </Button>
  );
}
