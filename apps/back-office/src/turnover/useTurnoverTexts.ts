import { useLingui } from "@lingui/react/macro";
import type { MemberTurnover } from "@marquee/contract/staff";

type Requirement = MemberTurnover["requirements"][number];

/** How a state looks. */
export const turnoverTones = {
  OPEN: "accent",
  DONE: "success",
  EXPIRED: "muted",
  LOST: "muted",
  FORGIVEN: "primary",
} as const satisfies Record<Requirement["state"], string>;

/** The words of turnover requirements: states and sources. */
export function useTurnoverTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<Requirement["state"], string>> = {
    OPEN: t`Open`,
    DONE: t`Done`,
    EXPIRED: t`Expired`,
    LOST: t`Balance lost`,
    FORGIVEN: t`Forgiven`,
  };
  const sources: Readonly<Record<Requirement["source"], string>> = {
    DEPOSIT: t`Deposit`,
    STAFF: t`Staff`,
    BONUS: t`Bonus`,
    SIGNUP: t`Sign-up credit`,
    RED_ENVELOPE: t`Red envelope`,
    RAFFLE: t`Raffle prize`,
    RANK_GIFT: t`Level-up gift`,
    TIP: t`Tip or rain in a chat room`,
    TRANSFER: t`Transfer along the tree of agents`,
    POINTS: t`Money for points`,
    MISSION: t`Reward of a mission`,
  };
  return { states, sources };
}
