import { Trans, useLingui } from "@lingui/react/macro";
import { toDecimal, toMoney } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { Text } from "@marquee/ui-kit";
import { useGetMemberMoneyQuery } from "../../api/endpoints/member/staffPartEndpoints.ts";
import { readText } from "../../forms/readData.ts";
import { useDesk, useMay } from "../../frame/DeskContext.ts";

/** What an adjustment would make of the balance that the member has now. */
export function AdjustmentDetail({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const { i18n } = useLingui();
  const { merchant } = useDesk();
  const mayRead = useMay("balances.read");
  const [memberId, amount] = [readText(data, "memberId"), readText(data, "amount")];
  const asked = { merchant: merchant.code, memberId };
  const { data: money } = useGetMemberMoneyQuery(asked, { skip: !mayRead, refetchOnMountOrArgChange: true });
  if (money === undefined) return null;
  const write = (units: bigint): string => `${formatMoney(toDecimal(units), i18n.locale)} ${money.currency}`;
  const balance = toMoney(money.balance, 4, true);
  const [before, after] = [write(balance), write(balance + toMoney(amount, 4, true))];
  return (
    <Text strong>
      <Trans>
        Balance: {before} → {after}
      </Trans>
    </Text>
  );
}
