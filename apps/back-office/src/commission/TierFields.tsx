import { Trans, useLingui } from "@lingui/react/macro";
import { type ContractKind, contractKindRules, createTierValues, isCount, type TierValues } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Button, FormMoneyField, FormTextField } from "@marquee/ui-kit";
import { FieldArray } from "formik";
import { styled } from "styled-components";
import { useContractTexts } from "./useCommissionTexts.ts";

const Tier = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${token("space.12")};
  align-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: ${token("space.12")} ${token("space.16")};
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  > legend { padding-inline: ${token("space.4")}; font-weight: ${token("weight.strong")}; }
  > button { justify-self: start; }
`;

/** The tiers of an offer, with one more or one less. */
export function TierFields({
  kind,
  tiers,
  mostTiers,
  digits,
  currency,
}: {
  readonly kind: ContractKind;
  readonly tiers: readonly TierValues[];
  readonly mostTiers: number;
  readonly digits: number;
  readonly currency: string;
}) {
  const { t } = useLingui();
  const { thresholds: names } = useContractTexts();
  const { thresholds } = contractKindRules[kind];
  return (
    <FieldArray name="tiers">
      {({ push, remove }) => (
        <>
          {tiers.map(({ id }, index) => {
            const number = index + 1;
            const toName = (field: string): string => `tiers[${index}].${field}`;
            return (
              <Tier key={id}>
                <legend>{t`Tier ${number}`}</legend>
                <FormTextField
                  name={toName("rate")}
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
                      name={toName(field)}
                      label={names[field]}
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={12}
                    />
                  ) : (
                    <FormMoneyField
                      key={field}
                      name={toName(field)}
                      label={names[field]}
                      autoComplete="off"
                      maxLength={30}
                      currency={currency}
                      digits={digits}
                    />
                  ),
                )}
                {tiers.length > 1 && (
                  <Button size="small" onClick={() => remove(index)} aria-label={t`Remove tier ${number}`}>
                    <Trans>Remove</Trans>
                  </Button>
                )}
              </Tier>
            );
          })}
          {tiers.length < mostTiers && (
            <Button onClick={() => push(createTierValues())}>
              <Trans>Add a tier</Trans>
            </Button>
          )}
        </>
      )}
    </FieldArray>
  );
}
