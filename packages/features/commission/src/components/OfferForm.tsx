import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useListContractPartnersQuery } from "@marquee/api-client";
import {
  type AgentContract,
  checkTerms,
  type ContractKind,
  readTermsFaults,
  type TermsValues,
  toChangedTermsValues,
  toContractKind,
  toDraftTerms,
  toNewTermsValues,
  toRate,
  toSentTerms,
  toTermsFieldName,
} from "@marquee/contract";
import { toErrorText, toFieldText } from "@marquee/i18n";
import { LoadGate, useFormFaults } from "@marquee/runtime";
import { Button, Form, notify, Refusal, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers, setIn } from "formik";
import { useState } from "react";
import { useKindContracts, useProcessContract } from "../model/contractCalls.ts";
import { useDigitsOf } from "../model/useDigitsOf.ts";
import { useFaultText } from "../model/useFaultText.ts";
import { OfferFields } from "./OfferFields.tsx";
import { Simulation } from "./Simulation.tsx";

const fieldOfCode = {
  "contract.target.not.direct": "account",
  "permission.denied": "account",
  "contract.pending": "account",
};

/** Asks a direct agent for a contract (CT-01, CT-03), or the downline of one for new terms. What was typed stays when it is refused. */
export function OfferForm({
  contract,
  kinds = [],
  account = "",
  onDone,
}: {
  /** Whose terms are to change, as it is now. */
  readonly contract?: AgentContract;
  /** The kinds of a new contract. */
  readonly kinds?: readonly ContractKind[];
  /** Whom a new contract begins with. */
  readonly account?: string;
  readonly onDone: () => void;
}) {
  const [chosen, setChosen] = useState<ContractKind>(contract?.kind ?? kinds[0] ?? "DIVIDEND");
  const loaded = useKindContracts(chosen);
  const partners = useListContractPartnersQuery({ kind: chosen }, { skip: contract !== undefined });
  return (
    <LoadGate query={{ ...loaded, data: loaded.data }} rows={4}>
      {({ ownRate, platformPays }) => (
        <TypedForm
          contract={contract}
          kinds={kinds}
          kind={chosen}
          account={account}
          onKind={setChosen}
          ownRate={ownRate}
          platformPays={platformPays}
          partners={partners.data}
          onDone={onDone}
        />
      )}
    </LoadGate>
  );
}

/** What the form knows of the gateway. */
interface Known {
  readonly contract: AgentContract | undefined;
  readonly kinds: readonly ContractKind[];
  readonly kind: ContractKind;
  readonly account: string;
  readonly onKind: (kind: ContractKind) => void;
  readonly ownRate: string | null;
  readonly platformPays: boolean;
  readonly partners:
    | { readonly list: readonly { readonly account: string; readonly currency: string }[]; readonly count: number }
    | undefined;
  readonly onDone: () => void;
}

function TypedForm({ contract, kinds, kind, account, onKind, ownRate, platformPays, partners, onDone }: Known) {
  const { t, i18n } = useLingui();
  const toDigits = useDigitsOf();
  const toText = useFaultText();
  const toFaults = useFormFaults(fieldOfCode);
  const process = useProcessContract(kind);
  const [refusal, setRefusal] = useState("");
  const [seen, setSeen] = useState(contract?.version);
  const [first] = useState(() =>
    contract === undefined
      ? { ...toNewTermsValues(kind), account }
      : toChangedTermsValues(contract, toDigits(contract.currency)),
  );
  const getCurrency = (account: string): string | undefined =>
    contract?.currency ?? partners?.list.find((each) => each.account === account)?.currency;
  const isChanged = contract !== undefined && contract.version !== seen;
  const check = (values: TermsValues): FormikErrors<TermsValues> => {
    const limits = {
      digits: toDigits(getCurrency(values.account)),
      ownRate: ownRate === null ? -1 : (toRate(ownRate) ?? -1),
    };
    let errors: FormikErrors<TermsValues> = {};
    if (contract === undefined && values.account.trim() === "")
      errors = setIn(errors, "account", toFieldText(i18n, { name: "account", rule: "required" }));
    for (const fault of checkTerms(toContractKind(values.kind), toDraftTerms(values), limits).faults)
      errors = setIn(errors, toTermsFieldName(fault), toText(fault));
    return errors;
  };
  const submit = async (values: TermsValues, { setErrors }: FormikHelpers<TermsValues>): Promise<void> => {
    setRefusal("");
    const terms = toSentTerms(values);
    const result = await process(
      contract === undefined || seen === undefined
        ? { action: "REQUEST", account: values.account.trim(), terms }
        : { action: "REQUEST", contractId: contract.id, version: seen, terms },
    );
    if (result.data !== undefined) {
      const name = result.data.contract.downline;
      notify(t`${name} is asked, and can answer until the request expires.`, { tone: "success" });
      return onDone();
    }
    const faults = isApiError(result.error) ? readTermsFaults(result.error.value) : [];
    if (faults.length === 0) {
      const { text, fields } = toFaults(result.error);
      setRefusal(text);
      return setErrors(fields);
    }
    if (isApiError(result.error)) setRefusal(toErrorText(i18n, result.error.code));
    let errors: FormikErrors<TermsValues> = {};
    for (const fault of faults) errors = setIn(errors, toTermsFieldName(fault), toText(fault));
    setErrors(errors);
  };
  return (
    <Formik initialValues={first} validate={check} validateOnBlur={false} validateOnChange={false} onSubmit={submit}>
      {({ isSubmitting, values }) => (
        <Form label={contract === undefined ? t`New contract` : t`New terms`}>
          {isChanged && (
            <>
              <Text tone="danger" role="alert">
                <Trans>The contract has changed while you were typing. What you have typed is still here.</Trans>
              </Text>
              {contract.actions.includes("REQUEST") && (
                <Button onClick={() => setSeen(contract.version)}>
                  <Trans>Go on with it as it is now</Trans>
                </Button>
              )}
            </>
          )}
          <Refusal text={isChanged ? "" : refusal} />
          <OfferFields
            contract={contract}
            kinds={kinds}
            onKind={onKind}
            ownRate={ownRate}
            platformPays={platformPays}
            partners={partners}
            toDigits={(account) => toDigits(getCurrency(account))}
            getCurrency={getCurrency}
          />
          <Simulation
            getRequest={() =>
              Object.keys(check(values)).length > 0
                ? undefined
                : { kind, account: values.account.trim(), terms: toSentTerms(values) }
            }
          />
          <Button type="submit" look="primary" busy={isSubmitting} disabled={isChanged || ownRate === null} wide>
            <Trans>Send the request</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
