import { Trans, useLingui } from "@lingui/react/macro";
import { type ContractKind, contractKindRules, createTierValues, isCount, type TermsValues } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Button, FormMoneyField, FormTextField } from "@marquee/ui-kit";
import { FieldArray, useFormikContext } from "formik";
import { styled } from "styled-components";
import { useContractTexts } from "../model/useContractTexts.ts";

const Tier = styled.fieldset`
  display: grid;
  gap: ${token("space.12")};
  min-inline-size: 0;
  margin: 0;
  padding: ${token("space.12")} ${token("space.16")};
  border: ${token("panel.border")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  > legend { padding-inline: ${token("space.4")}; font-weight: ${token("weight.strong")}; }
`;

/** The tiers of a request, with one more or one less. */
export function TierFields({
  kind,
  digits,
  currency,
}: {
  readonly kind: ContractKind;
  readonly digits: number;
  readonly currency: string | undefined;
}) {
  const { t } = useLingui();
  const { values } = useFormikContext<TermsValues>();
  const { thresholds: names } = useContractTexts();
  const { thresholds, mostTiers } = contractKindRules[kind];
  return (
    <FieldArray name="tiers">
      {({ push, remove }) => (
        <>
          {values.tiers.map(({ id }, index) => {
            const number = index + 1;
            return (
              <Tier key={id}>
                <legend>{t`Tier ${number}`}</legend>
                <FormTextField
                  name={`tiers[${index}].rate`}
                  label={t`Rate in percent`}
                  required
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                />
                {thresholds.map((field) =>
                  isCount(field) ? (
                    <FormTextField
                      key={field}
                      name={`tiers[${index}].${field}`}
                      label={names[field]}
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={12}
                    />
                  ) : (
                    <FormMoneyField
                      key={field}
                      name={`tiers[${index}].${field}`}
                      label={names[field]}
                      autoComplete="off"
                      maxLength={30}
                      currency={currency}
                      digits={digits}
                    />
                  ),
                )}
                {values.tiers.length > 1 && (
                  <Button size="small" onClick={() => remove(index)} aria-label={t`Remove tier ${number}`}>
                    <Trans>Remove</Trans>
                  </Button>
                )}
              </Tier>
            );
          })}
          {values.tiers.length < mostTiers && (
            <Button onClick={() => push(createTierValues())}>
              <Trans>Add a tier</Trans>
            </Button>
          )}
        </>
      )}
    </FieldArray>
  );
}
