import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffReward } from "@marquee/contract/staff";
import { from, token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { Badge, Button } from "@marquee/ui-kit";
import { styled } from "styled-components";
import type { ListColumn } from "../list/RecordList.tsx";
import { useRedemptionTexts } from "./useRedemptionTexts.ts";

/** What can be done with an offer. */
interface RewardActs {
  readonly change: (reward: StaffReward) => void;
  readonly addCodes: (reward: StaffReward) => void;
}

const Name = styled.div`
  display: grid;
  gap: ${token("space.4")};
  justify-items: end;
  overflow-wrap: anywhere;
  > div { display: flex; flex-wrap: wrap; gap: ${token("space.4")}; }
  @media ${from("tablet")} { justify-items: start; min-inline-size: 140px; }
`;

function RewardName({ reward, acts }: { readonly reward: StaffReward; readonly acts: RewardActs | undefined }) {
  const { t } = useLingui();
  const name = reward.names.EN;
  return (
    <Name>
      {name}
      {acts !== undefined && (
        <div>
          <Button size="small" aria-label={t`Change: ${name}`} onClick={() => acts.change(reward)}>
            <Trans>Change</Trans>
          </Button>
          {reward.type === "VOUCHER" && (
            <Button size="small" aria-label={t`Add codes: ${name}`} onClick={() => acts.addCodes(reward)}>
              <Trans>Add codes</Trans>
            </Button>
          )}
        </div>
      )}
    </Name>
  );
}

/** How offers are listed; with buttons where they can be changed. */
export function useRewardColumns(acts: RewardActs | undefined): readonly ListColumn<StaffReward>[] {
  const { t, i18n } = useLingui();
  const { types } = useRedemptionTexts();
  const toAmounts = (amounts: StaffReward["cash"]): string =>
    Object.entries(amounts)
      .map(([currency, amount]) => `${formatMoney(amount, i18n.locale)} ${currency}`)
      .join(", ");
  const toCount = (key: string, title: string, read: (reward: StaffReward) => number): ListColumn<StaffReward> => ({
    key,
    title,
    align: "end",
    toCell: (reward) => i18n.number(read(reward)),
    toText: (reward) => String(read(reward)),
  });
  return [
    {
      key: "name",
      title: t`Name`,
      toCell: (reward) => <RewardName reward={reward} acts={acts} />,
      toText: ({ names }) => names.EN,
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ isOn }) => <Badge tone={isOn ? "success" : "muted"}>{isOn ? t`On offer` : t`Off`}</Badge>,
      toText: ({ isOn }) => (isOn ? "on" : "off"),
    },
    { key: "type", title: t`Type`, toCell: ({ type }) => types[type], toText: ({ type }) => type },
    toCount("points", t`Points`, ({ pointsRequired }) => pointsRequired),
    toCount("quantity", t`Left`, ({ quantity }) => quantity),
    toCount("redeemed", t`Redeemed`, ({ redeemed }) => redeemed),
    toCount("spent", t`Points spent`, ({ points }) => Math.trunc(Number(points))),
    {
      key: "cash",
      title: t`Money`,
      align: "end",
      toCell: ({ cash }) => toAmounts(cash) || "–",
      toText: ({ cash }) => toAmounts(cash),
    },
    {
      key: "required",
      title: t`Stakes required`,
      align: "end",
      extra: true,
      toCell: ({ amountRequired }) => toAmounts(amountRequired) || "–",
      toText: ({ amountRequired }) => toAmounts(amountRequired),
    },
  ];
}
