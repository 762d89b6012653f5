import { useLingui } from "@lingui/react/macro";
import { languages } from "@marquee/contract";
import type { AudienceChoices, StaffChallenge } from "@marquee/contract/staff";
import type { MergeTexts } from "../forms/MergeBox.tsx";
import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { toTitleField } from "./missionValues.ts";
import { useMissionTexts } from "./useMissionTexts.ts";

/** What the fields of a mission and their choices are called, where two versions of them are shown. */
export function useMissionLabels(
  challenges: readonly StaffChallenge[],
  segments: AudienceChoices["segments"],
): MergeTexts {
  const { t } = useLingui();
  const { names } = useLanguageNames();
  const { groups, types, categories, rewards } = useMissionTexts();
  return {
    labels: {
      ...Object.fromEntries(languages.map(({ code }) => [toTitleField(code), t`Title in ${names[code]}`])),
      isOn: t`Members are offered it`,
      group: t`Can be claimed`,
      type: t`It counts`,
      missionCurrency: t`Currency`,
      days: t`Days after the registration`,
      challengeId: t`Challenge`,
      step: t`Step`,
      category: t`Games of`,
      gameCode: t`Code of one game`,
      leastStake: t`Least stake of a round`,
      multiple: t`Times the stake that a round wins`,
      target: t`Target`,
      reward: t`It pays`,
      amount: t`Reward`,
      factor: t`How many times the reward has to be staked`,
      score: t`Mission points`,
      position: t`Place in the list`,
      startsAt: t`From`,
      endsAt: t`Until`,
      oncePerPerson: t`Once per person`,
      who: t`For whom`,
      segment: t`Segment`,
    },
    names: {
      group: groups,
      type: types,
      category: categories,
      reward: rewards,
      segment: Object.fromEntries(segments.map(({ id, name }) => [id, name])),
      challengeId: Object.fromEntries(challenges.map(({ id, titles }) => [id, titles.EN])),
    },
  };
}
