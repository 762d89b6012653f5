import { Trans, useLingui } from "@lingui/react/macro";
import { type TeamTransfers, transferNoteLength } from "@marquee/contract";
import { Button, FormTextField, Text } from "@marquee/ui-kit";

/** The end of a form that sends money: the note, the payment password, and the button. */
export function TransferProof({
  options: { paymentPassword, waitsUntil, countLeft },
  busy,
}: {
  readonly options: TeamTransfers;
  readonly busy: boolean;
}) {
  const { t } = useLingui();
  return (
    <>
      <FormTextField name="note" label={t`Note`} autoComplete="off" maxLength={transferNoteLength} />
      {paymentPassword !== null && (
        <FormTextField
          name="paymentPassword"
          label={t`Payment password`}
          required
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          hint={
            paymentPassword.isSet ? undefined : t`You have none yet. Set one in the security centre of your account.`
          }
        />
      )}
      <Button type="submit" look="primary" busy={busy} disabled={waitsUntil !== null || countLeft === 0} wide>
        <Trans>Send the money</Trans>
      </Button>
      <Text size="label" tone="muted">
        <Trans>
          A transfer cannot be taken back. What arrives has to be staked before it can be withdrawn, as a deposit has.
        </Trans>
      </Text>
    </>
  );
}
