import { Trans, useLingui } from "@lingui/react/macro";
import { prizeTypes, raffleLimits } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Button, FormMoneyField, FormSelectField, FormTextField, Text } from "@marquee/ui-kit";
import { FieldArray } from "formik";
import { styled } from "styled-components";
import { otherLanguages } from "../promotions/promotionValues.ts";
import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { countTickets, createPrize, type PrizeValues, toPrizeType } from "./raffleValues.ts";
import { useRaffleTexts } from "./useRaffleTexts.ts";

const Prize = styled.fieldset`
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
  > details { grid-column: 1 / -1; }
`;
const Names = styled.div`
  display: grid;
  gap: ${token("space.12")};
  padding-block-start: ${token("space.8")};
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
`;

const figure = { inputMode: "numeric", autoComplete: "off" } as const;

/** The prizes of a raffle with their tickets, with one more or one less. */
export function PrizeFields({
  prizes,
  digits,
  currency,
}: {
  readonly prizes: readonly PrizeValues[];
  readonly digits: number;
  readonly currency: string;
}) {
  const { t, i18n } = useLingui();
  const { names } = useLanguageNames();
  const { types } = useRaffleTexts();
  const options = prizeTypes.map((value) => ({ value, label: types[value] }));
  const all = i18n.number(countTickets(prizes));
  return (
    <FieldArray name="prizes">
      {({ push, remove }) => (
        <>
          {prizes.map(({ key, type: chosen }, index) => {
            const number = index + 1;
            const type = toPrizeType(chosen);
            const toName = (field: string): string => `prizes.${index}.${field}`;
            return (
              <Prize key={key}>
                <legend>{t`Prize ${number}`}</legend>
                <FormSelectField name={toName("type")} label={t`Type`} options={options} />
                <FormTextField
                  name={toName("names.EN")}
                  label={t`Name in English`}
                  required
                  maxLength={80}
                  autoComplete="off"
                />
                {type === "CASH" && (
                  <FormMoneyField
                    name={toName("amount")}
                    label={t`Amount, in ${currency}`}
                    digits={digits}
                    maxLength={20}
                    autoComplete="off"
                  />
                )}
                {type === "POINTS" && (
                  <FormTextField name={toName("amount")} label={t`Number of points`} maxLength={10} {...figure} />
                )}
                <FormTextField name={toName("count")} label={t`Number of tickets`} maxLength={6} {...figure} />
                <details>
                  <summary>
                    <Trans>Names in other languages</Trans>
                  </summary>
                  <Names>
                    {otherLanguages.map(({ code }) => (
                      <FormTextField
                        key={code}
                        name={toName(`names.${code}`)}
                        label={t`Name in ${names[code]}`}
                        maxLength={80}
                        autoComplete="off"
                      />
                    ))}
                  </Names>
                </details>
                {prizes.length > 1 && (
                  <Button size="small" onClick={() => remove(index)} aria-label={t`Remove prize ${number}`}>
                    <Trans>Remove</Trans>
                  </Button>
                )}
              </Prize>
            );
          })}
          <Text size="small" tone="muted">
            <Trans>{all} tickets in all. Members are shown how many of them bring each prize.</Trans>
          </Text>
          {prizes.length < raffleLimits.mostPrizes && (
            <Button onClick={() => push(createPrize("CASH"))}>
              <Trans>Add a prize</Trans>
            </Button>
          )}
        </>
      )}
    </FieldArray>
  );
}
