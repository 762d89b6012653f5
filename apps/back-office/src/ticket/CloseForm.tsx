import { useLingui } from "@lingui/react/macro";
import type { StaffTicketSheet } from "@marquee/contract/staff";
import { notify } from "@marquee/ui-kit";
import { useCloseStaffTicketMutation } from "../api/endpoints/ticket/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";

/** Closes a ticket with a reason that the member is told. */
export function CloseForm({
  ticket: { id, version, guest },
  onClose,
}: {
  readonly ticket: StaffTicketSheet;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [close] = useCloseStaffTicketMutation();
  return (
    <ActForm
      label={t`Close the ticket`}
      hint={
        guest === null
          ? t`The member reads the reason in the inbox and in the ticket, and can reopen it for some time.`
          : t`The guest gets the reason by e-mail.`
      }
      submit={t`Close the ticket`}
      reasonLabel={guest === null ? t`Reason, for the member` : t`Reason, for the guest`}
      initialValues={{}}
      check={(values) => {
        const reason = "reason" in values ? String(values.reason) : "";
        return reason.trim().length > 300 ? { reason: t`At most 300 characters.` } : {};
      }}
      send={({ reason }) => close({ merchant, id, version, reason }).unwrap()}
      onDone={() => {
        notify(guest === null ? t`Closed. The member is told.` : t`Closed. The reason goes by e-mail.`, {
          tone: "success",
        });
        onClose();
      }}
    />
  );
}
