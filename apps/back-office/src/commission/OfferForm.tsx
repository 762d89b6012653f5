import { Trans, useLingui } from "@lingui/react/macro";
import {
  checkTerms,
  contractKindRules,
  contractKinds,
  readTermsFaults,
  type TermsValues,
  toChangedTermsValues,
  toContractKind,
  toDraftTerms,
  toNewTermsValues,
  toSentTerms,
  toTermsFieldName,
} from "@marquee/contract";
import type { StaffContract } from "@marquee/contract/staff";
import { Button, Form, FormSelectField, FormTextField, notify, SelectField, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers, setIn } from "formik";
import { useState } from "react";
import { isApiError } from "../api/ApiError.ts";
import { useProposeContractActMutation } from "../api/endpoints/commission/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useAmountDigits } from "../forms/useAmountDigits.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { loadErrorText } from "../texts/errorText.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { TierFields } from "./TierFields.tsx";
import { useContractTexts } from "./useCommissionTexts.ts";
import { useTermsFaultText } from "./useTermsFaultText.ts";

type Values = TermsValues & { readonly reason: string };

/** Proposes a contract of the house with an agent at the top of the tree, or new terms of one. What was typed stays when it is refused. */
export function OfferForm({
  contract,
  onDone,
}: {
  /** Whose terms are to change. */
  readonly contract?: StaffContract;
  readonly onDone: () => void;
}) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const ranges = useRangeTexts();
  const texts = useContractTexts();
  const toFaultText = useTermsFaultText();
  const [propose] = useProposeContractActMutation();
  // One id for the form: sent twice, it proposes once. What is changed after a refusal is another proposal.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [refusal, setRefusal] = useState<string>();
  const currency = contract?.currency ?? merchant.currency;
  const digits = useAmountDigits(currency);
  const [first] = useState((): Values => {
    const terms = contract === undefined ? toNewTermsValues("DIVIDEND") : toChangedTermsValues(contract, digits);
    return { ...terms, reason: "" };
  });
  const check = (values: Values): FormikErrors<Values> => {
    let errors: FormikErrors<Values> = {};
    const { faults } = checkTerms(toContractKind(values.kind), toDraftTerms(values), { digits, ownRate: null });
    for (const fault of faults) errors = setIn(errors, toTermsFieldName(fault), toFaultText(fault));
    if (values.account.trim() === "") errors = setIn(errors, "account", t`Enter the username.`);
    if (values.reason.trim().length < 3) errors = setIn(errors, "reason", ranges.reason);
    return errors;
  };
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal(undefined);
    const about =
      contract === undefined
        ? { account: values.account.trim() }
        : { contractId: contract.id, version: contract.version };
    const { period, carry, tiers } = toSentTerms(values);
    const terms = { ...(period === undefined ? {} : { period }), ...(carry === undefined ? {} : { carry }), tiers };
    const asked = {
      kind: toContractKind(values.kind),
      action: "REQUEST",
      terms,
      reason: values.reason.trim(),
    } as const;
    try {
      await propose({ merchant: merchant.code, id, ...asked, ...about }).unwrap();
    } catch (error) {
      setId(crypto.randomUUID());
      setRefusal(await loadErrorText(i18n, error));
      const faults = isApiError(error) ? readTermsFaults(error.value) : [];
      let errors: FormikErrors<Values> = {};
      for (const fault of faults) errors = setIn(errors, toTermsFieldName(fault), toFaultText(fault));
      return setErrors(errors);
    }
    notify(t`It is proposed. Somebody else must approve it, and then the agent can answer.`, { tone: "success" });
    onDone();
  };
  return (
    <Formik initialValues={first} validate={check} validateOnBlur={false} validateOnChange={false} onSubmit={submit}>
      {({ isSubmitting, values, setValues }) => {
        const kind = toContractKind(values.kind);
        const { periods, carries, mostTiers } = contractKindRules[kind];
        return (
          <Form label={contract === undefined ? t`Offer a contract` : t`Ask for new terms`}>
            <Text tone="muted">
              <Trans>
                A second person must approve it. Then the agent has seven days to agree; without an answer nothing
                changes.
              </Trans>
            </Text>
            {contract === undefined && (
              <>
                <SelectField
                  name="kind"
                  label={t`Kind`}
                  value={values.kind}
                  onChange={(event) => {
                    const next = toContractKind(event.target.value);
                    const { period, carry } = toNewTermsValues(next);
                    const kept = values.tiers.slice(0, contractKindRules[next].mostTiers);
                    void setValues({ ...values, kind: next, period, carry, tiers: kept });
                  }}
                  options={contractKinds.map((each) => ({ value: each, label: texts.kinds[each] }))}
                />
                <FormTextField
                  name="account"
                  label={t`Agent`}
                  hint={t`The username of an agent with no agent above.`}
                  required
                  maxLength={50}
                  autoComplete="off"
                />
                {periods.length > 1 && (
                  <FormSelectField
                    name="period"
                    label={t`Period`}
                    options={periods.map((each) => ({ value: each, label: texts.periods[each] }))}
                  />
                )}
              </>
            )}
            {carries.length > 1 && (
              <FormSelectField
                name="carry"
                label={t`Losses`}
                options={carries.map((each) => ({ value: each, label: texts.carries[each] }))}
              />
            )}
            <TierFields kind={kind} tiers={values.tiers} mostTiers={mostTiers} digits={digits} currency={currency} />
            <FormTextField name="reason" label={t`Why`} maxLength={500} autoComplete="off" />
            <LeaveGuard />
            <FormFault text={refusal} />
            <Button type="submit" look="primary" busy={isSubmitting}>
              <Trans>Propose it</Trans>
            </Button>
          </Form>
        );
      }}
    </Formik>
  );
}
