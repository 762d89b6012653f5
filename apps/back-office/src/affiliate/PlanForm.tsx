import { Trans, useLingui } from "@lingui/react/macro";
import {
  affiliateCarries,
  affiliateKindFields,
  affiliatePlanKinds,
  checkAffiliateTerms,
  getCurrencyDigits,
} from "@marquee/contract";
import type { AffiliatePlanSheet } from "@marquee/contract/staff";
import { Button, Form, FormMoneyField, FormSelectField, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers, setIn } from "formik";
import { useState } from "react";
import { isApiError } from "../api/ApiError.ts";
import {
  useChangeAffiliatePlanMutation,
  useCreateAffiliatePlanMutation,
} from "../api/endpoints/affiliate/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useDesk } from "../frame/DeskContext.ts";
import { loadErrorText, toFieldText } from "../texts/errorText.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { PlanTierFields } from "./PlanTierFields.tsx";
import { type PlanValues, toChangedPlanValues, toNewPlanValues, toPlanKind, toSentPlanTerms } from "./planValues.ts";
import { usePlanTexts } from "./useAffiliateTexts.ts";
import { usePlanFaultText } from "./usePlanFaultText.ts";

const rates: ReadonlySet<string> = new Set(["rate", "feeRate", "subRate"]);

/** Writes a plan as a draft, or changes the terms of one: of a draft at once, of another by a proposal. What was typed stays when it is refused. */
export function PlanForm({ plan, onDone }: { readonly plan?: AffiliatePlanSheet; readonly onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const ranges = useRangeTexts();
  const { kinds, carries, fields: names } = usePlanTexts();
  const toFaultText = usePlanFaultText();
  const [create] = useCreateAffiliatePlanMutation();
  const [change] = useChangeAffiliatePlanMutation();
  // One id for the form: sent twice, it makes one. What is changed after a refusal is another one.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [refusal, setRefusal] = useState<string>();
  const toDigits = (currency: string): number => merchant.currencyDigits?.[currency] ?? getCurrencyDigits(currency);
  const [first] = useState((): PlanValues => {
    const [newest] = plan?.versions ?? [];
    return plan === undefined || newest === undefined
      ? toNewPlanValues(merchant.currency)
      : toChangedPlanValues(plan, newest, plan.digits);
  });
  const isDraft = plan === undefined || plan.state === "DRAFT";
  const check = (values: PlanValues): FormikErrors<PlanValues> => {
    let errors: FormikErrors<PlanValues> = {};
    const digits = toDigits(values.currency);
    const { faults } = checkAffiliateTerms(toPlanKind(values.kind), toSentPlanTerms(values), digits);
    for (const fault of faults) errors = setIn(errors, fault.name, toFaultText(fault));
    if (values.name.trim() === "") errors = setIn(errors, "name", t`Enter a name.`);
    if (plan !== undefined && values.reason.trim().length < 3) errors = setIn(errors, "reason", ranges.reason);
    return errors;
  };
  const send = async (values: PlanValues): Promise<string> => {
    const terms = toSentPlanTerms(values);
    if (plan === undefined) {
      const kind = toPlanKind(values.kind);
      const { currency } = values;
      await create({ merchant: merchant.code, id, name: values.name.trim(), kind, currency, terms }).unwrap();
      return t`The plan is written. Offer it to an account when it is ready.`;
    }
    const asked = { id, planId: plan.id, version: plan.version, terms, reason: values.reason.trim() };
    const { proposal } = await change({ merchant: merchant.code, ...asked }).unwrap();
    return proposal === null ? t`The draft is changed.` : t`It is proposed. Somebody else must approve it.`;
  };
  const submit = async (values: PlanValues, { setErrors }: FormikHelpers<PlanValues>): Promise<void> => {
    setRefusal(undefined);
    try {
      notify(await send(values), { tone: "success" });
    } catch (error) {
      setId(crypto.randomUUID());
      setRefusal(await loadErrorText(i18n, error));
      let errors: FormikErrors<PlanValues> = {};
      for (const field of isApiError(error) ? error.fields : [])
        errors = setIn(errors, field.name.replace(/^terms\./, ""), toFieldText(i18n, field));
      return setErrors(errors);
    }
    onDone();
  };
  return (
    <Formik initialValues={first} validate={check} validateOnBlur={false} validateOnChange={false} onSubmit={submit}>
      {({ isSubmitting, values }) => {
        const kind = toPlanKind(values.kind);
        const { currency } = values;
        const digits = toDigits(currency);
        return (
          <Form label={plan === undefined ? t`Write a plan` : t`Change the terms`}>
            <Text tone="muted">
              {isDraft
                ? t`A draft binds nobody. It is offered to accounts one by one, by two people each.`
                : t`A second person must approve it. The new terms count from the next month on, for everybody who has the plan.`}
            </Text>
            {plan === undefined && (
              <>
                <FormTextField name="name" label={t`Name`} required maxLength={60} autoComplete="off" />
                <FormSelectField
                  name="kind"
                  label={t`Kind`}
                  options={affiliatePlanKinds.map((each) => ({ value: each, label: kinds[each] }))}
                />
                {merchant.currencies.length > 1 && (
                  <FormSelectField
                    name="currency"
                    label={t`Currency`}
                    options={merchant.currencies.map((value) => ({ value, label: value }))}
                  />
                )}
              </>
            )}
            {kind === "TIERED" && <PlanTierFields tiers={values.tiers} digits={digits} currency={currency} />}
            {affiliateKindFields[kind].map((field) => {
              if (field === "carry")
                return (
                  <FormSelectField
                    key={field}
                    name={field}
                    label={names[field]}
                    options={affiliateCarries.map((each) => ({ value: each, label: carries[each] }))}
                  />
                );
              const shared = { name: field, label: names[field], autoComplete: "off" } as const;
              if (rates.has(field)) return <FormTextField key={field} {...shared} inputMode="decimal" maxLength={20} />;
              return field === "qualifyDays" ? (
                <FormTextField key={field} {...shared} required inputMode="numeric" maxLength={3} />
              ) : (
                <FormMoneyField key={field} {...shared} maxLength={30} currency={currency} digits={digits} />
              );
            })}
            <Text size="small" tone="muted">
              <Trans>
                Amounts that are left out are zero: then two people look at every bill, and any amount is paid.
              </Trans>
            </Text>
            {plan !== undefined && <FormTextField name="reason" label={t`Why`} maxLength={500} autoComplete="off" />}
            <LeaveGuard />
            <FormFault text={refusal} />
            <Button type="submit" look="primary" busy={isSubmitting}>
              {plan === undefined ? t`Write it` : isDraft ? t`Change it` : t`Propose it`}
            </Button>
          </Form>
        );
      }}
    </Formik>
  );
}
