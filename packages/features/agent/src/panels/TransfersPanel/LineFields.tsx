import { Trans, useLingui } from "@lingui/react/macro";
import { mostTransfersAtOnce, type TeamTransfers } from "@marquee/contract";
import { from, token } from "@marquee/design-tokens";
import { useCurrencySymbol } from "@marquee/runtime";
import { Button, FormMoneyField, FormTextField } from "@marquee/ui-kit";
import { FieldArray, useFormikContext } from "formik";
import { styled } from "styled-components";
import type { TransferLine } from "../../model/checkTransfers.ts";

/** Several transfers as they are typed; each line has an id, so that a removed one takes nothing else along. */
export interface SeveralValues {
  readonly transfers: readonly (TransferLine & { readonly id: string })[];
  readonly note: string;
  readonly paymentPassword: string;
  readonly losesBonus: boolean;
}

/** An empty line. */
export const createLine = (): SeveralValues["transfers"][number] => ({
  id: crypto.randomUUID(),
  account: "",
  amount: "",
});

const Line = styled.fieldset`
  display: grid;
  gap: ${token("space.12")};
  min-inline-size: 0;
  margin: 0;
  padding: ${token("space.12")} ${token("space.16")};
  border: ${token("panel.border")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  > legend { padding-inline: ${token("space.4")}; font-weight: ${token("weight.strong")}; }
  @media ${from("tablet")} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: start;
    > button { margin-block-start: ${token("space.24")}; }
  }
`;

/** Accounts and amounts, with one more or one less. */
export function LineFields({
  options: { min, max },
  digits,
}: {
  readonly options: Pick<TeamTransfers, "min" | "max">;
  readonly digits: number;
}) {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const { values } = useFormikContext<SeveralValues>();
  const { transfers } = values;
  return (
    <FieldArray name="transfers">
      {({ push, remove }) => (
        <>
          {transfers.map(({ id }, index) => {
            const number = index + 1;
            return (
              <Line key={id}>
                <legend>{t`Account ${number}`}</legend>
                <FormTextField
                  name={`transfers[${index}].account`}
                  label={t`Account`}
                  required
                  autoComplete="off"
                  maxLength={50}
                />
                <FormMoneyField
                  name={`transfers[${index}].amount`}
                  label={t`Amount`}
                  required
                  autoComplete="off"
                  currency={symbol}
                  digits={digits}
                  limits={{ min, max, toText: (least: string, most: string) => t`From ${least} to ${most}` }}
                />
                {transfers.length > 1 && (
                  <Button size="small" onClick={() => remove(index)} aria-label={t`Remove account ${number}`}>
                    <Trans>Remove</Trans>
                  </Button>
                )}
              </Line>
            );
          })}
          {transfers.length < mostTransfersAtOnce && (
            <Button onClick={() => push(createLine())}>
              <Trans>Add an account</Trans>
            </Button>
          )}
        </>
      )}
    </FieldArray>
  );
}
