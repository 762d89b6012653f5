import { Trans, useLingui } from "@lingui/react/macro";
import { useGetBalanceQuery } from "@marquee/api-client";
import { type ModalProps, selectSession, useAppSelector, useBrand } from "@marquee/runtime";
import { Button, Modal, Money, Text } from "@marquee/ui-kit";

/** `registerSuccessModal` (HD-09): who the new member is, and what the account holds. */
export function RegisterSuccessModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const { name } = useBrand();
  const session = useAppSelector(selectSession);
  const { data: balance } = useGetBalanceQuery({}, { skip: session === null });
  const actions = (
    <Button look="primary" onClick={onClose}>
      <Trans>Look at the games</Trans>
    </Button>
  );
  return (
    <Modal title={t`Welcome to ${name}`} open onClose={onClose} actions={actions}>
      <Text>
        <Trans>Your account {session?.username ?? ""} is ready.</Trans>
      </Text>
      {balance && balance.sumBalance !== "0.00" && (
        <Text>
          <Trans>
            Your opening balance: <Money amount={balance.sumBalance} currency={balance.currencySymbol} />
          </Trans>
        </Text>
      )}
    </Modal>
  );
}
