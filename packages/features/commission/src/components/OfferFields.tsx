import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  type AgentContract,
  type ContractKind,
  contractKindRules,
  contractPayers,
  type TermsValues,
  toContractKind,
  toNewTermsValues,
} from "@marquee/contract";
import { FormComboBox, FormSelectField, FormTextField, SelectField, Text } from "@marquee/ui-kit";
import { useFormikContext } from "formik";
import { useContractTexts } from "../model/useContractTexts.ts";
import { TierFields } from "./TierFields.tsx";

/** The fields of a request: kind and account of a new contract, period, who pays, carry and tiers. */
export function OfferFields({
  contract,
  kinds,
  onKind,
  ownRate,
  platformPays,
  partners,
  toDigits,
  getCurrency,
}: {
  readonly contract: AgentContract | undefined;
  readonly kinds: readonly ContractKind[];
  readonly onKind: (kind: ContractKind) => void;
  readonly ownRate: string | null;
  readonly platformPays: boolean;
  readonly partners: { readonly list: readonly { readonly account: string }[]; readonly count: number } | undefined;
  readonly toDigits: (account: string) => number;
  readonly getCurrency: (account: string) => string | undefined;
}) {
  const { t } = useLingui();
  const { values, setValues } = useFormikContext<TermsValues>();
  const texts = useContractTexts();
  const kind = toContractKind(values.kind);
  const { periods, carries } = contractKindRules[kind];
  const isNew = contract === undefined;
  const choose = (next: ContractKind): void => {
    const { period, carry } = toNewTermsValues(next);
    // What was typed stays; fields that the other kind does not have are not asked for.
    const tiers = values.tiers.slice(0, contractKindRules[next].mostTiers);
    void setValues({ ...values, kind: next, period, carry, tiers });
    onKind(next);
  };
  return (
    <>
      {isNew && (
        <SelectField
          label={t`Kind of contract`}
          name="kind"
          value={values.kind}
          onChange={(event) => choose(toContractKind(event.target.value))}
          options={kinds.map((each) => ({ value: each, label: texts.kinds[each] }))}
        />
      )}
      {ownRate === null ? (
        <Text tone="danger" role="status">
          <Trans>You have no contract of this kind from your own upline, so you can offer none.</Trans>
        </Text>
      ) : (
        <Text tone="muted">
          <Trans>You can offer at most {ownRate} %, which is your own.</Trans>
        </Text>
      )}
      {isNew && partners !== undefined && partners.count > partners.list.length && (
        <FormTextField
          name="account"
          label={t`Direct agent`}
          required
          autoComplete="off"
          maxLength={50}
          hint={t`Enter the whole name of the account.`}
        />
      )}
      {isNew && (partners === undefined || partners.count <= partners.list.length) && (
        <FormComboBox
          name="account"
          label={t`Direct agent`}
          required
          autoComplete="off"
          options={(partners?.list ?? []).map(({ account }) => ({ value: account, label: account }))}
          none={t`No direct agent without such a contract`}
          hint={partners?.count === 0 ? t`Each of your direct agents has such a contract already.` : undefined}
        />
      )}
      {isNew && periods.length > 1 && (
        <FormSelectField
          name="period"
          label={t`Period`}
          options={periods.toReversed().map((each) => ({ value: each, label: texts.periods[each] }))}
        />
      )}
      {isNew && platformPays && (
        <FormSelectField
          name="payer"
          label={t`Who pays`}
          options={contractPayers.map((each) => ({ value: each, label: texts.payers[each] }))}
        />
      )}
      {carries.length > 1 && (
        <FormSelectField
          name="carry"
          label={t`Losses`}
          options={carries.map((each) => ({ value: each, label: texts.carries[each] }))}
        />
      )}
      <TierFields kind={kind} digits={toDigits(values.account)} currency={getCurrency(values.account)} />
      {!isNew && contractKindRules[kind].periods.length > 1 && (
        <Text size="small" tone="muted">
          <Trans>Period and payer of a contract stay as they are. For others, end it and make a new one.</Trans>
        </Text>
      )}
      <Text size="small" tone="muted">
        <Plural
          value={values.tiers.length}
          one="The rate counts when all that is asked for is reached."
          other="The highest of these tiers of which all is reached counts."
        />
      </Text>
    </>
  );
}
