import { useLingui } from "@lingui/react/macro";
import type { StaffRound, StaffRoundSheet } from "@marquee/contract/staff";

/** The words of rounds: their states, and what a provider calls. */
export function useRoundTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<StaffRound["state"], string>> = {
    OPEN: t`Open`,
    CLOSED: t`Finished`,
    ROLLED_BACK: t`Stake returned`,
  };
  const kinds: Readonly<Record<StaffRoundSheet["transactions"][number]["kind"], string>> = {
    bet: t`Stake`,
    win: t`Win`,
    betwin: t`Stake and win`,
    rollback: t`Return of a stake`,
  };
  return { states, kinds };
}
