import { Trans, useLingui } from "@lingui/react/macro";
import { useTransferWalletMutation } from "@marquee/api-client";
import type { Balance, MerchantWallet, WalletTransferRequest } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { useAmountRule, useFormFaults } from "@marquee/runtime";
import {
  Button,
  Form,
  FormMoneyField,
  FormRadioGroup,
  notify,
  Refusal,
  SelectField,
  Text,
  VendorChip,
  VendorRow,
} from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { RestNote } from "../../components/RestNote.tsx";
import { isBelow, splitBalance } from "../../model/amounts.ts";
import { toReasonText } from "../../model/transferTexts.ts";
import { useAmountText } from "../../model/useAmountText.ts";

type Values = { readonly vendor: string; readonly direction: string; readonly amount: string };

const fieldOfCode = {
  "wallet.insufficient": "amount",
  "wallet.transfer.min": "amount",
  "wallet.transfer.bonus": "amount",
} as const;

/** Moves money between the main wallet and a vendor's, either way (MC-02). What was typed stays when it is refused. */
export function TransferForm({
  wallets,
  balances,
  currency,
  toName,
}: {
  readonly wallets: MerchantWallet["wallets"];
  readonly balances: Balance["wallets"];
  readonly currency: string;
  readonly toName: (vassalage: string) => string;
}) {
  const { t, i18n } = useLingui();
  const rule = useAmountRule();
  const [transfer] = useTransferWalletMutation();
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults(fieldOfCode);
  const vendors = wallets.filter(({ vassalage }) => vassalage !== "MAIN");
  const toShown = useAmountText();
  const toAmount = (amount: string): string => formatMoney(amount, i18n.locale, currency);
  const toSides = ({ vendor, direction }: Values): Pick<WalletTransferRequest, "from" | "to"> =>
    direction === "IN" ? { from: "MAIN", to: vendor } : { from: vendor, to: "MAIN" };
  const splitAvailable = (vassalage: string) =>
    splitBalance(balances.find((wallet) => wallet.vassalage === vassalage)?.available ?? "0.00", rule.digits);
  const getAvailable = (vassalage: string): string => splitAvailable(vassalage).whole;
  const check = (values: Values): FormikErrors<Values> => {
    const { amount, vendor } = values;
    const fault = rule.check(amount);
    if (fault !== undefined) return { amount: fault };
    const min = vendors.find(({ vassalage }) => vassalage === vendor)?.min ?? "0.01";
    if (isBelow(amount, min)) return { amount: t`At least ${toShown(min)}` };
    const available = getAvailable(toSides(values).from);
    return isBelow(available, amount) ? { amount: t`This wallet holds ${toShown(available)}` } : {};
  };
  const submit = async (values: Values, { setErrors, setFieldValue }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    const result = await transfer({ ...toSides(values), amount: values.amount });
    if (result.data === undefined) {
      const { text, fields } = toFaults(result.error);
      setRefusal(text);
      return setErrors(fields);
    }
    const { status, reason } = result.data;
    if (status === "FAILED") return setRefusal(t(toReasonText(reason)));
    await setFieldValue("amount", "", false);
    if (status === "PENDING")
      notify(t`The provider has not answered yet. Your transfer is listed below and will finish by itself.`);
    else notify(t`The money was moved.`, { tone: "success" });
  };
  const first = vendors[0]?.vassalage ?? "";
  return (
    <Formik
      initialValues={{ vendor: first, direction: "IN", amount: "" }}
      validate={check}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ values, isSubmitting, setFieldValue }) => {
        const { from } = toSides(values);
        const name = toName(values.vendor);
        const { whole: all, rest } = splitAvailable(from);
        const isClosed =
          values.direction === "IN" &&
          vendors.some(({ vassalage, transferable }) => vassalage === values.vendor && !transferable);
        return (
          <Form label={t`New transfer`}>
            <Refusal text={refusal} />
            {vendors.length > 1 && (
              <SelectField
                name="vendor"
                label={t`Wallet`}
                value={values.vendor}
                onChange={({ target }) => void setFieldValue("vendor", target.value)}
                options={vendors.map(({ vassalage }) => ({ value: vassalage, label: toName(vassalage) }))}
              />
            )}
            <FormRadioGroup
              name="direction"
              label={t`Which wallets?`}
              options={[
                {
                  value: "IN",
                  label: t`Main wallet to ${name}`,
                  detail: t`${toAmount(getAvailable("MAIN"))} available`,
                },
                {
                  value: "OUT",
                  label: t`${name} to main wallet`,
                  detail: t`${toAmount(getAvailable(values.vendor))} available`,
                },
              ]}
            />
            {isClosed && (
              <Text tone="muted">
                <Trans>This provider takes no money at the moment. You can bring yours back.</Trans>
              </Text>
            )}
            <FormMoneyField
              name="amount"
              label={t`Amount`}
              required
              autoComplete="off"
              currency={currency}
              digits={rule.digits}
            />
            <VendorRow aria-label={t`Amounts to choose`}>
              <VendorChip
                name={t`All: ${toShown(all)}`}
                selected={values.amount !== "" && values.amount === all}
                onSelect={() => void setFieldValue("amount", all)}
              />
            </VendorRow>
            <RestNote rest={rest} />
            <Button type="submit" look="primary" busy={isSubmitting} disabled={isClosed} wide>
              <Trans>Move the money</Trans>
            </Button>
          </Form>
        );
      }}
    </Formik>
  );
}
