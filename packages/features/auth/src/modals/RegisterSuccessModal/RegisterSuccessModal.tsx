import { Trans, useLingui } from "@lingui/react/macro";
import { useGetBalanceQuery } from "@marquee/api-client";
import { type ModalProps, selectSession, useAppSelector, useBrand, useIsOn, useOpenCentre } from "@marquee/runtime";
import { Button, Modal, Money, Text } from "@marquee/ui-kit";

/** `registerSuccessModal` (HD-09): who the new member is, what the account holds, and the ways on: to the games, or to a first deposit. */
export function RegisterSuccessModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const { name } = useBrand();
  const session = useAppSelector(selectSession);
  const isCentreOn = useIsOn("MEMCEN3");
  const { data: balance } = useGetBalanceQuery({}, { skip: session === null });
  const openCentre = useOpenCentre();
  const hasDeposits = useIsOn("DEPOSIT3") && isCentreOn;
  const deposit = (): void => {
    onClose();
    openCentre("member", "depositv2");
  };
  const actions = (
    <>
      {hasDeposits && (
        <Button onClick={deposit}>
          <Trans>Deposit</Trans>
        </Button>
      )}
      <Button look="primary" onClick={onClose}>
        <Trans>See the games</Trans>
      </Button>
    </>
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
