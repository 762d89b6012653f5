import { useLingui } from "@lingui/react/macro";
import { SelectField } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.div`max-inline-size: 280px;`;

/** The currency of the figures, where a team plays in several: their money is never added up. */
export function CurrencyChoice({
  currency,
  currencies,
  onChoose,
}: {
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly onChoose: (currency: string) => void;
}) {
  const { t } = useLingui();
  if (currencies.length < 2) return null;
  return (
    <Base>
      <SelectField
        label={t`Currency`}
        value={currency}
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={({ target }) => onChoose(target.value)}
      />
    </Base>
  );
}
