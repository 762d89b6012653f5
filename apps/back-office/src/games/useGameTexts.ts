import { useLingui } from "@lingui/react/macro";
import type { StaffGame } from "@marquee/contract/staff";

/** What states and categories of games are called. */
export function useGameTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<StaffGame["state"], string>> = {
    ON: t`On`,
    MAINTENANCE: t`In maintenance`,
    OFF: t`Off`,
  };
  const categories: Readonly<Record<StaffGame["category"], string>> = {
    ELOTT: t`E-lottery`,
    LOTT: t`Lottery`,
    LIVE: t`Live casino`,
    SPORTS: t`Sports`,
    FISH: t`Fishing`,
    RNG: t`Slots`,
    PVP: t`Card rooms`,
    ESPORTS: t`Esports`,
    COCKFIGHT: t`Cockfights`,
    INHOUSE: t`Our own games`,
  };
  return { states, categories };
}

/** The tones in which states are shown. */
export const stateTones = { ON: "success", MAINTENANCE: "accent", OFF: "danger" } as const;

const names = new Set(["ELOTT", "LOTT", "LIVE", "SPORTS", "FISH", "RNG", "PVP", "ESPORTS", "COCKFIGHT", "INHOUSE"]);

/** Whether a text of the address is a category. */
export const isCategory = (text: string): text is StaffGame["category"] => names.has(text);

/** Whether a text of the address is a state. */
export const isGameState = (text: string): text is StaffGame["state"] => Object.hasOwn(stateTones, text);
