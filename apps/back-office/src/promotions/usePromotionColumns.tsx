import { Trans, useLingui } from "@lingui/react/macro";
import type { Promotion } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { from, token } from "@marquee/design-tokens";
import { Badge, Button } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useDesk } from "../frame/DeskContext.ts";
import type { ListColumn } from "../list/RecordList.tsx";
import { useTimeText } from "../texts/useTimeText.ts";
import { toOffer } from "./promotionValues.ts";
import { offerTones, usePromotionTexts } from "./usePromotionTexts.ts";

const toIso = (millis: number | null): string => (millis === null ? "" : new Date(millis).toISOString());

const Name = styled.div`
  display: grid;
  gap: ${token("space.4")};
  justify-items: end;
  @media ${from("tablet")} { justify-items: start; min-inline-size: 140px; }
`;
const Times = styled.div`@media ${from("tablet")} { min-inline-size: 150px; }`;

/** The name, with the button below it: a wide list scrolls, and what can be done stays in sight. */
function PromotionName({
  promotion,
  onChange,
}: {
  readonly promotion: Promotion;
  readonly onChange: ((promotion: Promotion) => void) | undefined;
}) {
  const { t } = useLingui();
  return (
    <Name>
      {promotion.names.EN}
      {onChange === undefined ? null : (
        <Button size="small" aria-label={t`Change: ${promotion.names.EN}`} onClick={() => onChange(promotion)}>
          <Trans>Change</Trans>
        </Button>
      )}
    </Name>
  );
}

/** How promotions are listed; with a button where they can be changed. */
export function usePromotionColumns(
  onChange: ((promotion: Promotion) => void) | undefined,
): readonly ListColumn<Promotion>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { offers, turns } = usePromotionTexts();
  const time = (millis: number): string => toTime(millis, merchant.timeZone);
  const toSpan = ({ startsAt, endsAt }: Promotion): string => {
    if (startsAt === null) return endsAt === null ? t`No end date` : t`Until ${time(endsAt)}`;
    return endsAt === null ? t`From ${time(startsAt)}` : t`From ${time(startsAt)} until ${time(endsAt)}`;
  };
  const toAmount = (
    key: string,
    title: string,
    read: (promotion: Promotion) => string | null,
    extra = false,
  ): ListColumn<Promotion> => ({
    key,
    title,
    align: "end",
    extra,
    toCell: (promotion) => {
      const amount = read(promotion);
      return amount === null ? "–" : formatMoney(amount, i18n.locale);
    },
    toText: (promotion) => read(promotion) ?? "",
  });
  const toCount = (
    key: string,
    title: string,
    read: (promotion: Promotion) => number,
    extra = false,
  ): ListColumn<Promotion> => ({
    key,
    title,
    align: "end",
    extra,
    toCell: (promotion) => i18n.number(read(promotion)),
    toText: (promotion) => String(read(promotion)),
  });
  return [
    {
      key: "name",
      title: t`Name`,
      toCell: (promotion) => <PromotionName promotion={promotion} onChange={onChange} />,
      toText: ({ names }) => names.EN,
    },
    {
      key: "state",
      title: t`State`,
      toCell: (promotion) => {
        const offer = toOffer(promotion, Date.now());
        return <Badge tone={offerTones[offer]}>{offers[offer]}</Badge>;
      },
      toText: (promotion) => toOffer(promotion, Date.now()),
    },
    {
      key: "currency",
      title: t`Currency`,
      extra: merchant.currencies.length < 2,
      toCell: ({ currency }) => currency,
      toText: ({ currency }) => currency,
    },
    toCount("percent", t`Percent`, ({ percent }) => percent),
    toAmount("maxBonus", t`At most`, ({ maxBonus }) => maxBonus),
    toAmount("minDeposit", t`Minimum deposit`, ({ minDeposit }) => minDeposit, true),
    toCount("factor", t`Staked, times`, ({ factor }) => factor, true),
    toCount("days", t`Days`, ({ days }) => days, true),
    toAmount("maxStake", t`Highest stake`, ({ maxStake }) => maxStake, true),
    toAmount("maxConvert", t`The member keeps at most`, ({ maxConvert }) => maxConvert, true),
    {
      key: "turn",
      title: t`Can be chosen`,
      toCell: ({ turn, byCode }) => (byCode ? `${turns[turn]} · ${t`With a promo code only`}` : turns[turn]),
      toText: ({ turn, byCode }) => (byCode ? `${turn} CODE` : turn),
    },
    toCount("granted", t`Given`, ({ granted }) => granted),
    toAmount("given", t`Sum`, ({ given }) => given),
    {
      key: "time",
      title: t`Time`,
      toCell: (promotion) => <Times>{toSpan(promotion)}</Times>,
      toText: ({ startsAt, endsAt }) => `${toIso(startsAt)} – ${toIso(endsAt)}`,
    },
  ];
}
