import { useLingui } from "@lingui/react/macro";
import { FormTextField } from "@marquee/ui-kit";

/** The payment password in a form whose values have it, for a merchant whose members have one (WL-12). */
export function PaymentPasswordField() {
  const { t } = useLingui();
  return (
    <FormTextField
      name="paymentPassword"
      label={t`Payment password`}
      required
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
    />
  );
}
