import { Trans, useLingui } from "@lingui/react/macro";
import type { EndingBonus } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Card, FormCheckboxField, Money, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useLanguage } from "../brand/TextsContext.ts";
import { useCurrencySymbol } from "../session/useCurrencySymbol.ts";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
  overflow-wrap: anywhere;
`;

/**
 * The bonus that ends when the member's money leaves the wallet, and what is lost with it, with the field `losesBonus` in which the member
 * says so before it is sent; nothing without such a bonus. `useEndingBonus` checks the field.
 */
export function EndingBonusNote({ bonus }: { readonly bonus: EndingBonus | null }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const symbol = useCurrencySymbol();
  if (bonus === null) return null;
  const name = bonus.names[language] ?? bonus.names.EN;
  return (
    <Base role="note">
      <Text>
        <Trans>
          Your bonus “{name}” ends when you send this, also if the money does not arrive in the end. You lose{" "}
          <Money amount={bonus.balance} currency={symbol} />, which is all that is in your bonus wallet, and the bonus
          part of any wins of open rounds.
        </Trans>
      </Text>
      <FormCheckboxField name="losesBonus" label={t`I give up the bonus and send the money`} />
    </Base>
  );
}
