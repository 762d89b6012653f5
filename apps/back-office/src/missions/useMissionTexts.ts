import { useLingui } from "@lingui/react/macro";
import type { MissionGroup, MissionReward, MissionType } from "@marquee/contract";
import { useGameTexts } from "../games/useGameTexts.ts";

/** The words of missions. */
export function useMissionTexts() {
  const { t } = useLingui();
  const { categories } = useGameTexts();
  const groups: Readonly<Record<MissionGroup, string>> = {
    NEW: t`For new members, once`,
    DAILY: t`Every day`,
    WEEKLY: t`Every week, from Monday`,
    SEASON: t`Once in a season`,
    CHALLENGE: t`As a step of a challenge`,
  };
  const types: Readonly<Record<MissionType, string>> = {
    DEPOSIT_SUM: t`Sum of deposits`,
    BET_SUM: t`Sum of valid bets`,
    BET_COUNT: t`Rounds played`,
    WIN_MULTIPLE: t`Rounds that win a multiple of their stake`,
    LOGIN_DAYS: t`Days with a login`,
    INVITE: t`Invited friends with a first deposit`,
    PROFILE: t`Confirmed parts of the profile`,
    GAME_PLAY: t`Rounds of one game or category`,
  };
  const rewards: Readonly<Record<MissionReward, string>> = { CASH: t`Money`, POINTS: t`Points` };
  return { groups, types, categories, rewards };
}
