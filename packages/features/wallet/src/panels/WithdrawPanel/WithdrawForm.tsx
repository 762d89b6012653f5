import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useCreateWithdrawalMutation, useGetWithdrawalOptionsQuery } from "@marquee/api-client";
import type { PayoutMethod, Turnover, WithdrawalAccount, WithdrawalOptions } from "@marquee/contract";
import { formatDay, toFieldText } from "@marquee/i18n";
import {
  EndingBonusNote,
  useAmountRule,
  useCurrencySymbol,
  useEndingBonus,
  useFormFaults,
  useOpenCentre,
} from "@marquee/runtime";
import { Button, Form, FormMoneyField, FormRadioGroup, FormTextField, Money, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { RestNote } from "../../components/RestNote.tsx";
import { Sums } from "../../components/Sums.tsx";
import { payoutTypeTexts } from "../../model/withdrawalTexts.ts";
import { isBelow, splitBalance } from "../../model/amounts.ts";
import { toCredit } from "../../model/toCredit.ts";
import { useAmountText } from "../../model/useAmountText.ts";

type Values = { accountId: string; amount: string; paymentPassword: string; losesBonus: boolean };

const fieldOfCode = {
  "withdraw.min": "amount",
  "withdraw.max": "amount",
  "withdraw.daily": "amount",
  "wallet.insufficient": "amount",
  "turnover.required": "amount",
  "withdraw.unavailable": "accountId",
  "withdraw.account.unknown": "accountId",
  "withdraw.account.waiting": "accountId",
  "payment.password.required": "paymentPassword",
  "payment.password.invalid": "paymentPassword",
  "payment.password.locked": "paymentPassword",
} as const;

/** The figures of a refusal because of turnover; undefined for any other one. */
function toHeldFigures(error: unknown) {
  if (!isApiError(error) || error.code !== "turnover.required") return undefined;
  const { required, done, withdrawable } = error.value;
  return { required: String(required), done: String(done), withdrawable: String(withdrawable) };
}

/** The account, the amount and the payment password (MC-04). What was typed stays when it is refused, the password too. */
export function WithdrawForm({
  options,
  onOpen,
}: {
  readonly options: WithdrawalOptions;
  readonly onOpen: (orderNo: string) => void;
}) {
  const { methods, accounts, available, withdrawable, turnover, frozen, dayLeft, identityFrom, paymentPassword } =
    options;
  const bonus = useEndingBonus(options.endingBonus);
  const { t, i18n } = useLingui();
  const symbol = useCurrencySymbol();
  const rule = useAmountRule();
  const everything = splitBalance(withdrawable, rule.digits);
  const [create] = useCreateWithdrawalMutation();
  // A bonus that has begun since the form was opened is told before anything is sent again.
  const { refetch } = useGetWithdrawalOptionsQuery({});
  const openCentre = useOpenCentre();
  // The form opens once; an account whose time comes meanwhile is taken by the gateway all the same.
  const [now] = useState(Date.now);
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly code: string }>();
  const toFaults = useFormFaults(fieldOfCode);
  const toShown = useAmountText();
  const toHeldText = ({ done, required }: Pick<Turnover, "done" | "required">, most: string): string =>
    t`You can withdraw ${toShown(most)} now. The rest is held until you have staked enough: ${toShown(done)} of ${toShown(required)}.`;
  const findAccount = (id: string): WithdrawalAccount | undefined => accounts.find((each) => each.id === id);
  const toMethod = (account: WithdrawalAccount | undefined): PayoutMethod | undefined =>
    methods.find(({ methodId }) => methodId === account?.methodId);
  const findMethod = (id: string): PayoutMethod | undefined => toMethod(findAccount(id));
  const check = ({ accountId, amount, paymentPassword: password, losesBonus }: Values): FormikErrors<Values> => {
    const method = findMethod(accountId);
    const faults: FormikErrors<Values> = {};
    if (findAccount(accountId) === undefined) faults.accountId = t`Choose one of your accounts.`;
    else if (method === undefined) faults.accountId = t`Withdrawals to this account are not available now.`;
    const fault = rule.check(amount);
    if (fault !== undefined) faults.amount = fault;
    else if (method && isBelow(amount, method.min)) faults.amount = t`At least ${toShown(method.min)}`;
    else if (method && isBelow(method.max, amount)) faults.amount = t`At most ${toShown(method.max)}`;
    else if (isBelow(available, amount)) faults.amount = t`You can withdraw ${toShown(everything.whole)} now.`;
    else if (isBelow(withdrawable, amount)) faults.amount = toHeldText(turnover, everything.whole);
    if (paymentPassword !== null && password === "")
      faults.paymentPassword = toFieldText(i18n, { name: "paymentPassword", rule: "required" });
    return { ...faults, ...bonus.check(losesBonus) };
  };
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal(undefined);
    const { paymentPassword: password, accountId, amount } = values;
    const result = await create({
      accountId,
      amount,
      ...bonus.sent,
      ...(paymentPassword === null ? {} : { paymentPassword: password }),
    });
    if (result.data) return onOpen(result.data.orderNo);
    const { text, fields } = toFaults(result.error);
    const code = isApiError(result.error) ? result.error.code : "unknown";
    setRefusal({ text, code });
    if (code === "withdraw.bonus") void refetch();
    const held = toHeldFigures(result.error);
    setErrors(held === undefined ? fields : { ...fields, amount: toHeldText(held, held.withdrawable) });
  };
  const toDetail = (account: WithdrawalAccount): string => {
    const { number, usableAt } = account;
    const method = toMethod(account);
    if (method === undefined) return t`${number} · not available now`;
    if (usableAt > now) {
      const until = formatDay(usableAt, i18n.locale, { timeStyle: "short" });
      return t`${number} · can be used from ${until}`;
    }
    const minutes = method.expectMinutes;
    return t`${number} · usually within ${minutes} min`;
  };
  const usable = accounts.find((account) => account.usableAt <= now && toMethod(account) !== undefined) ?? accounts[0];
  return (
    <Formik
      initialValues={{ accountId: usable?.id ?? "", amount: "", paymentPassword: "", losesBonus: false }}
      validate={check}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values, isSubmitting, setFieldValue }) => {
        const method = findMethod(values.accountId);
        const sums = method && toCredit(values.amount, method.feeBasisPoints, rule.digits);
        return (
          <Form label={t`New withdrawal`}>
            {refusal !== undefined && refusal.text !== "" && (
              <Text tone="danger" role="alert">
                {refusal.text}
              </Text>
            )}
            {refusal?.code === "kyc.required" && (
              <Button onClick={() => openCentre("member", "identity")}>
                <Trans>Confirm your identity</Trans>
              </Button>
            )}
            <Sums>
              {turnover.held !== "0.00" && (
                <>
                  <dt>
                    <Trans>Balance</Trans>
                  </dt>
                  <dd>
                    <Money amount={available} currency={symbol} />
                  </dd>
                </>
              )}
              {frozen !== "0.00" && (
                <>
                  <dt>
                    <Trans>On its way</Trans>
                  </dt>
                  <dd>
                    <Money amount={frozen} currency={symbol} />
                  </dd>
                </>
              )}
              {dayLeft !== null && (
                <>
                  <dt>
                    <Trans>Left for 24 hours</Trans>
                  </dt>
                  <dd>
                    <Money amount={dayLeft} currency={symbol} />
                  </dd>
                </>
              )}
              <dt>
                <Trans>You can withdraw</Trans>
              </dt>
              <dd>
                <Money amount={withdrawable} currency={symbol} />
              </dd>
            </Sums>
            <FormRadioGroup
              name="accountId"
              label={t`Where should the money go?`}
              options={accounts.map((account) => ({
                value: account.id,
                label: `${account.place} (${t(payoutTypeTexts[account.type])})`,
                detail: toDetail(account),
              }))}
            />
            <FormMoneyField
              name="amount"
              label={t`Amount`}
              required
              autoComplete="off"
              currency={symbol}
              digits={rule.digits}
              {...(method && {
                limits: {
                  min: method.min,
                  max: method.max,
                  toText: (min: string, max: string) => t`From ${min} to ${max}`,
                },
              })}
            />
            <div>
              <Button size="small" onClick={() => void setFieldValue("amount", everything.whole)}>
                <Trans>Everything</Trans>
              </Button>
            </div>
            <RestNote rest={everything.rest} />
            {paymentPassword !== null && (
              <FormTextField
                name="paymentPassword"
                label={t`Payment password`}
                required
                type="password"
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
              />
            )}
            {sums && sums.fee !== "0.00" && (
              <Sums>
                <dt>
                  <Trans>Fee</Trans>
                </dt>
                <dd>
                  <Money amount={sums.fee} currency={symbol} />
                </dd>
                <dt>
                  <Trans>You receive</Trans>
                </dt>
                <dd>
                  <Money amount={sums.credit} currency={symbol} />
                </dd>
              </Sums>
            )}
            <EndingBonusNote bonus={options.endingBonus} />
            <Button type="submit" look="primary" busy={isSubmitting} wide>
              <Trans>Withdraw</Trans>
            </Button>
            <Text size="label" tone="muted">
              <Trans>A withdrawal cannot be cancelled once it is sent.</Trans>{" "}
              {identityFrom !== null && (
                <Trans>
                  For <Money amount={identityFrom} currency={symbol} /> or more, we need your identity documents.
                </Trans>
              )}
            </Text>
          </Form>
        );
      }}
    </Formik>
  );
}
