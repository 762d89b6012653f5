import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useCreateDepositMutation } from "@marquee/api-client";
import { depositMinutes, type DepositMethod, type DepositPromotion } from "@marquee/contract";
import { useAmountRule, useCurrencySymbol, useFormFaults, useIsOn } from "@marquee/runtime";
import { Button, Form, FormMoneyField, FormRadioGroup, Refusal, Text, VendorChip, VendorRow } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { depositTypeTexts } from "../../model/depositTexts.ts";
import { isBelow, isTypedBelow } from "../../model/amounts.ts";
import { noBonus } from "../../model/noBonus.ts";
import { toPercentText } from "../../model/toCredit.ts";
import { usePromotionName } from "../../model/usePromotionName.ts";
import { useAmountText } from "../../model/useAmountText.ts";
import { type CodedPromotion, DepositCode } from "./DepositCode.tsx";
import { DepositSums } from "./DepositSums.tsx";
import { PromotionChoice } from "./PromotionChoice.tsx";

/** `promotionId` is an empty text while nothing is chosen. */
type Values = { readonly methodId: string; readonly amount: string; readonly promotionId: string };

const fieldOfCode = {
  "deposit.min": "amount",
  "deposit.max": "amount",
  "deposit.unavailable": "methodId",
  "promo.minimum": "amount",
  "promo.not.eligible": "promotionId",
  "promo.already": "promotionId",
  "promo.closed": "promotionId",
  "promo.code.unknown": "promotionId",
  "promo.code.used": "promotionId",
  "promo.code.early": "promotionId",
  "promo.code.expired": "promotionId",
  "promo.code.gone": "promotionId",
} as const;

/** An amount is typed, and it is too little for the promotion. */
const isTooLittle = (amount: string, { minDeposit }: DepositPromotion): boolean => isTypedBelow(amount, minDeposit);

/** How to pay, how much, and with which promotion (MC-03, WL-06), that of a promo code among them. What was typed stays when it is refused. */
export function DepositForm({
  methods: offered,
  code: given,
  onOpen,
}: {
  readonly methods: readonly DepositMethod[];
  /** A promo code of the address; empty without one. */
  readonly code: string;
  readonly onOpen: (orderNo: string) => void;
}) {
  const { t, i18n } = useLingui();
  const rule = useAmountRule();
  const symbol = useCurrencySymbol();
  const [create] = useCreateDepositMutation();
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults(fieldOfCode);
  const toShown = useAmountText();
  const toName = usePromotionName();
  const hasCodes = useIsOn("PROMOCODE3");
  const [coded, setCoded] = useState<CodedPromotion>();
  const [isCodeOpen, setCodeOpen] = useState(given !== "");
  const codedName = coded === undefined ? "" : toName(coded.promotion.names);
  const methods =
    coded === undefined
      ? offered
      : offered.map((each) => ({ ...each, promotions: [coded.promotion, ...each.promotions] }));
  const find = (id: string): DepositMethod | undefined => methods.find(({ methodId }) => methodId === id);
  const findPromotion = ({ methodId, promotionId }: Values): DepositPromotion | undefined =>
    find(methodId)?.promotions.find((each) => each.promotionId === promotionId);
  const toMinimumText = (min: string): string => t`At least ${toShown(min)} for this bonus.`;
  const checkAmount = (values: Values): FormikErrors<Values> => {
    const { methodId, amount } = values;
    const method = find(methodId);
    const fault = rule.check(amount);
    if (fault !== undefined) return { amount: fault };
    if (method === undefined) return {};
    if (isBelow(amount, method.min)) return { amount: t`At least ${toShown(method.min)}` };
    if (isBelow(method.max, amount)) return { amount: t`At most ${toShown(method.max)}` };
    const promotion = findPromotion(values);
    return promotion && isTooLittle(amount, promotion) ? { amount: toMinimumText(promotion.minDeposit) } : {};
  };
  const check = (values: Values): FormikErrors<Values> => {
    const { methodId, promotionId } = values;
    const hasOffers = (find(methodId)?.promotions.length ?? 0) > 0;
    const isChosen = promotionId === noBonus || findPromotion(values) !== undefined;
    // Nothing is chosen for the member, neither at first nor in the place of what is gone: an offer for a first deposit comes once.
    const fault =
      promotionId === ""
        ? hasOffers && t`Choose a bonus, or no bonus.`
        : !isChosen && t`This promotion is no longer on offer. Choose again.`;
    return { ...checkAmount(values), ...(fault !== false && { promotionId: fault }) };
  };
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    const { promotionId, ...order } = values;
    const isCoded = coded !== undefined && promotionId === coded.promotion.promotionId;
    const chosen = isCoded ? { ...values, code: coded.code } : values;
    const result = await create(promotionId === "" || promotionId === noBonus ? order : chosen);
    if (result.data) return onOpen(result.data.orderNo);
    const { text, fields } = toFaults(result.error);
    const isFull = isApiError(result.error) && result.error.code === "deposit.pending";
    setRefusal(isFull ? t`Pay or cancel one of your open deposits first. They are listed below.` : text);
    const min =
      isApiError(result.error) && result.error.code === "promo.minimum" ? result.error.value["min"] : undefined;
    setErrors(min === undefined ? fields : { amount: toMinimumText(String(min)) });
  };
  const toDetail = ({ feeBasisPoints, expectMinutes }: DepositMethod): string => {
    const fee = feeBasisPoints === 0 ? t`No fee` : t`Fee ${toPercentText(feeBasisPoints, i18n.locale)}`;
    return t`${fee} · usually within ${expectMinutes} min`;
  };
  return (
    <>
      {hasCodes && (
        <DepositCode
          open={isCodeOpen}
          initialCode={coded?.code ?? given}
          onFound={(found) => {
            setCoded(found);
            setCodeOpen(false);
          }}
          onClose={() => setCodeOpen(false)}
        />
      )}
      <Formik
        initialValues={{ methodId: methods[0]?.methodId ?? "", amount: "", promotionId: "" }}
        validate={check}
        validateOnBlur={false}
        onSubmit={submit}
      >
        {({ values, isSubmitting, setFieldValue }) => {
          const method = find(values.methodId);
          const promotion = findPromotion(values);
          return (
            <Form label={t`New deposit`}>
              <Refusal text={refusal} />
              <FormRadioGroup
                name="methodId"
                label={t`How do you want to pay?`}
                options={methods.map((each) => ({
                  value: each.methodId,
                  label: t(depositTypeTexts[each.type]),
                  detail: toDetail(each),
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
              <VendorRow aria-label={t`Amounts to choose`}>
                {method?.quickAmounts.map((amount) => (
                  <VendorChip
                    key={amount}
                    name={toShown(amount)}
                    selected={values.amount === amount}
                    onSelect={() => void setFieldValue("amount", amount)}
                  />
                ))}
              </VendorRow>
              {method && (
                <PromotionChoice
                  method={method}
                  amount={values.amount}
                  isTooLittle={(each) => isTooLittle(values.amount, each)}
                />
              )}
              {hasCodes && (
                <Button size="small" onClick={() => setCodeOpen(true)}>
                  {coded === undefined ? <Trans>Enter a promo code</Trans> : <Trans>Enter another promo code</Trans>}
                </Button>
              )}
              {coded !== undefined && (
                <Text role="status" size="label" tone="muted">
                  <Trans>The promo code brings this bonus: {codedName}. Choose it above.</Trans>
                </Text>
              )}
              {method && (
                <DepositSums
                  method={method}
                  amount={values.amount}
                  promotion={promotion && isTooLittle(values.amount, promotion) ? undefined : promotion}
                />
              )}
              <Button type="submit" look="primary" busy={isSubmitting} wide>
                <Trans>Continue</Trans>
              </Button>
              <Text size="label" tone="muted">
                <Trans>You have {depositMinutes} minutes to pay. Nothing is taken from you before.</Trans>
              </Text>
            </Form>
          );
        }}
      </Formik>
    </>
  );
}
