import { Trans, useLingui } from "@lingui/react/macro";
import { isMoneyMission, type MissionReward } from "@marquee/contract";
import type { StaffMission } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { Badge, Button } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useAudienceText } from "../content/notices/useAudienceText.ts";
import { useDesk } from "../frame/DeskContext.ts";
import type { ListColumn } from "../list/RecordList.tsx";
import { toOffer } from "../promotions/promotionValues.ts";
import { offerTones, usePromotionTexts } from "../promotions/usePromotionTexts.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { useMissionTexts } from "./useMissionTexts.ts";

const toIso = (millis: number | null): string => (millis === null ? "" : new Date(millis).toISOString());

const Name = styled.div`
  display: grid;
  gap: ${token("space.4")};
  justify-items: start;
  min-inline-size: 140px;
  > div { display: flex; flex-wrap: wrap; gap: ${token("space.4")}; }
`;

/** What can be done with a mission in the list. */
interface MissionActs {
  readonly onChange: (mission: StaffMission) => void;
  readonly onStop: (mission: StaffMission) => void;
}

/** The title, with the buttons below it: a wide list scrolls, and what can be done stays in sight. */
function MissionName({ mission, acts }: { readonly mission: StaffMission; readonly acts: MissionActs | undefined }) {
  const { t } = useLingui();
  const title = mission.titles.EN;
  return (
    <Name>
      {title}
      {acts === undefined ? null : (
        <div>
          <Button size="small" aria-label={t`Change: ${title}`} onClick={() => acts.onChange(mission)}>
            <Trans>Change</Trans>
          </Button>
          {mission.isOn ? (
            <Button size="small" look="quiet" aria-label={t`Stop: ${title}`} onClick={() => acts.onStop(mission)}>
              <Trans>Stop</Trans>
            </Button>
          ) : null}
        </div>
      )}
    </Name>
  );
}

/** How missions are listed; with buttons where they can be changed. */
export function useMissionColumns(acts: MissionActs | undefined): readonly ListColumn<StaffMission>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { offers } = usePromotionTexts();
  const { groups, types } = useMissionTexts();
  const toAudience = useAudienceText();
  const toMoment = (millis: number | null): string => (millis === null ? "–" : toTime(millis, merchant.timeZone));
  const toMoney = (amount: string): string => formatMoney(amount, i18n.locale);
  const toTarget = ({ type, target }: StaffMission): string =>
    isMoneyMission(type) ? toMoney(target) : i18n.number(Number(target));
  const toReward = (reward: MissionReward, amount: string, currency: string): string => {
    if (reward === "CASH") return `${toMoney(amount)} ${currency}`;
    const points = i18n.number(Number(amount));
    return t`${points} points`;
  };
  return [
    {
      key: "title",
      title: t`Title`,
      toCell: (mission) => <MissionName mission={mission} acts={acts} />,
      toText: ({ titles }) => titles.EN,
    },
    {
      key: "state",
      title: t`State`,
      toCell: (mission) => {
        const offer = toOffer(mission, Date.now());
        return <Badge tone={offerTones[offer]}>{offers[offer]}</Badge>;
      },
      toText: (mission) => toOffer(mission, Date.now()),
    },
    {
      key: "group",
      title: t`Can be claimed`,
      toCell: ({ group, step }) => (step === null ? groups[group] : t`At step ${step} of a challenge`),
      toText: ({ group }) => group,
    },
    {
      key: "audience",
      title: t`For whom`,
      // A step is for those of its challenge.
      toCell: ({ audience, step }) => (step === null ? toAudience(audience) : "–"),
      toText: ({ audience, step }) => (step === null ? toAudience(audience) : ""),
    },
    { key: "type", title: t`It counts`, toCell: ({ type }) => types[type], toText: ({ type }) => type },
    { key: "target", title: t`Target`, align: "end", toCell: toTarget, toText: ({ target }) => target },
    {
      key: "amount",
      title: t`Reward`,
      align: "end",
      toCell: ({ amount, currency, reward }) => toReward(reward, amount, currency),
      toText: ({ amount }) => amount,
    },
    {
      key: "factor",
      title: t`Staked, times`,
      align: "end",
      extra: true,
      toCell: ({ factor }) => i18n.number(factor),
      toText: ({ factor }) => String(factor),
    },
    {
      key: "claims",
      title: t`Claims`,
      align: "end",
      toCell: ({ claims }) => i18n.number(claims),
      toText: ({ claims }) => String(claims),
    },
    {
      key: "cost",
      title: t`Cost`,
      align: "end",
      toCell: ({ cost, currency, reward }) => toReward(reward, cost, currency),
      toText: ({ cost }) => cost,
    },
    {
      key: "position",
      title: t`Place in the list`,
      align: "end",
      extra: true,
      toCell: ({ position }) => i18n.number(position),
      toText: ({ position }) => String(position),
    },
    {
      key: "starts",
      title: t`From`,
      extra: true,
      toCell: ({ startsAt }) => toMoment(startsAt),
      toText: ({ startsAt }) => toIso(startsAt),
    },
    {
      key: "ends",
      title: t`Until`,
      extra: true,
      toCell: ({ endsAt }) => toMoment(endsAt),
      toText: ({ endsAt }) => toIso(endsAt),
    },
  ];
}
