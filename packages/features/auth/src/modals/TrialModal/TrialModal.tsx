import { useLingui } from "@lingui/react/macro";
import { modalReplaced, type ModalProps, registerModal, useAppDispatch } from "@marquee/runtime";
import { ConfirmDialog } from "@marquee/ui-kit";

/** The real-account warning (RP-06, ER-01): a trial account asked for what only members have. */
export function TrialModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  return (
    <ConfirmDialog
      title={t({ id: "in_need_true_account", message: "You need a real account for this." })}
      confirm={t({ id: "in_increase_submit", message: "Open an account" })}
      open
      // The trial goes on until the registration has ended it: who thinks better of it plays on.
      onConfirm={() => dispatch(modalReplaced(registerModal))}
      onClose={onClose}
    >
      {t`The demo account plays with play money only. A real account keeps favourites, records and a balance.`}
    </ConfirmDialog>
  );
}
