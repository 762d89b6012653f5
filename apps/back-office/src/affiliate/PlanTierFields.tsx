import { Trans, useLingui } from "@lingui/react/macro";
import { affiliateLimits } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Button, FormMoneyField, FormTextField } from "@marquee/ui-kit";
import { FieldArray } from "formik";
import { styled } from "styled-components";
import { createPlanTier, type PlanTierValues } from "./planValues.ts";

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

/** The tiers of a plan, with one more or one less. */
export function PlanTierFields({
  tiers,
  digits,
  currency,
}: {
  readonly tiers: readonly PlanTierValues[];
  readonly digits: number;
  readonly currency: string;
}) {
  const { t } = useLingui();
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
                <FormMoneyField
                  name={toName("ngr")}
                  label={t`Net revenue from`}
                  autoComplete="off"
                  maxLength={30}
                  currency={currency}
                  digits={digits}
                />
                <FormTextField
                  name={toName("qualified")}
                  label={t`Qualified players from`}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={12}
                />
                {tiers.length > 1 && (
                  <Button size="small" onClick={() => remove(index)} aria-label={t`Remove tier ${number}`}>
                    <Trans>Remove</Trans>
                  </Button>
                )}
              </Tier>
            );
          })}
          {tiers.length < affiliateLimits.mostTiers && (
            <Button onClick={() => push(createPlanTier())}>
              <Trans>Add a tier</Trans>
            </Button>
          )}
        </>
      )}
    </FieldArray>
  );
}
