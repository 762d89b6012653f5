import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "@marquee/i18n";
import { Text } from "@marquee/ui-kit";
import { useGetMemberMoneyQuery } from "../../api/endpoints/member/staffPartEndpoints.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { Facts } from "../../frame/Facts.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { useTimeText } from "../../texts/useTimeText.ts";

/** What a member has, has paid in and out, and has played. */
export function MoneyFacts({ memberId }: { readonly memberId: string }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const loaded = useGetMemberMoneyQuery({ merchant: merchant.code, memberId });
  return (
    <LoadGate loaded={loaded} fault={t`The member's money did not load`}>
      {({ currency, isTrial, balance, bonus, frozen, deposits, withdrawals, ever, lastDeposit }) => {
        const money = (amount: string): string => `${formatMoney(amount, i18n.locale)} ${currency}`;
        return (
          <>
            {isTrial ? <Text size="small" tone="muted">{t`This is play money and worth nothing.`}</Text> : null}
            <Facts>
              <dt>{t`Balance`}</dt>
              <dd>{money(balance)}</dd>
              <dt>{t`Bonus`}</dt>
              <dd>{money(bonus)}</dd>
              <dt>{t`Set aside for withdrawals`}</dt>
              <dd>{money(frozen)}</dd>
              <dt>{t`Paid in`}</dt>
              <dd>{money(deposits)}</dd>
              <dt>{t`Paid out, with what is under way`}</dt>
              <dd>{money(withdrawals)}</dd>
              <dt>{t`Played`}</dt>
              <dd>{t`staked ${money(ever.staked)}, won ${money(ever.won)}`}</dd>
              {lastDeposit === null ? null : (
                <>
                  <dt>{t`Last deposit`}</dt>
                  <dd>
                    {money(lastDeposit.amount)}, {toTime(lastDeposit.at, merchant.timeZone)}
                  </dd>
                  <dt>{t`Played since that day`}</dt>
                  <dd>{t`staked ${money(lastDeposit.since.staked)}, won ${money(lastDeposit.since.won)}`}</dd>
                </>
              )}
            </Facts>
          </>
        );
      }}
    </LoadGate>
  );
}
