import { Trans, useLingui } from "@lingui/react/macro";
import type { WithdrawalOptions } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useCurrencySymbol } from "@marquee/runtime";
import { Card, FormCheckboxField, Money, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { usePromotionName } from "../../model/usePromotionName.ts";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
  overflow-wrap: anywhere;
`;

/** The bonus that ends with the withdrawal, and what is lost with it; the member says so before it is sent. */
export function EndingBonus({ bonus }: { readonly bonus: NonNullable<WithdrawalOptions["endingBonus"]> }) {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const name = usePromotionName()(bonus.names);
  return (
    <Base role="note">
      <Text>
        <Trans>
          Your bonus “{name}” ends when you send this withdrawal, also if it is not paid in the end. You lose{" "}
          <Money amount={bonus.balance} currency={symbol} />, which is all that is in your bonus wallet, and the bonus
          part of any wins of open rounds.
        </Trans>
      </Text>
      <FormCheckboxField name="losesBonus" label={t`I give up the bonus and withdraw`} />
    </Base>
  );
}
