import {
  type Mission,
  type MissionGroup,
  missionGroups,
  type MissionStatus,
  toDecimal,
  toMoney,
} from "@marquee/contract";

/** How much of a mission is done, from 0 to 1. */
export function toShare({ progress, target }: Pick<Mission, "progress" | "target">): number {
  const all = Number(target);
  return all > 0 ? Math.min(1, Number(progress) / all) : 1;
}

/** What has to be staked before the reward can be withdrawn; null for nothing. */
export function toTurnover({ amount, factor }: Pick<Mission, "amount" | "factor">): string | null {
  return factor === 0 ? null : toDecimal(toMoney(amount) * BigInt(factor));
}

/** Whether a decimal text is more than nothing. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** The group that is shown first: one with something to claim, or else one that goes on. */
export function toFirstGroup(missions: readonly Mission[]): MissionGroup | undefined {
  const groups = toGroups(missions);
  const find = (status: MissionStatus) =>
    groups.find(({ missions: own }) => own.some((mission) => mission.status === status));
  return (find("CLAIM") ?? find("PROCESS") ?? groups[0])?.group;
}

/** The missions by group, without groups that have none, each in the order in which they are offered. */
export function toGroups(
  missions: readonly Mission[],
): readonly { readonly group: MissionGroup; readonly missions: readonly Mission[] }[] {
  return missionGroups.flatMap((group) => {
    const own = missions.filter((mission) => mission.group === group);
    return own.length === 0 ? [] : [{ group, missions: own }];
  });
}
