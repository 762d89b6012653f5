import { useLingui } from "@lingui/react/macro";
import type { StaffGame, StaffVendor } from "@marquee/contract/staff";
import { Badge } from "@marquee/ui-kit";
import { stateTones, useGameTexts } from "./useGameTexts.ts";

/** State and marks of a game or a vendor; what is simply on has no word of its own where `quiet`. */
export function GameMarks({
  of: { state, message, hot, isNew },
  quiet = false,
}: {
  readonly of: Pick<StaffGame | StaffVendor, "state" | "message" | "hot" | "isNew">;
  readonly quiet?: boolean;
}) {
  const { t } = useLingui();
  const { states } = useGameTexts();
  return (
    <>
      {state === "ON" && quiet ? null : (
        <Badge tone={stateTones[state]}>{message === null ? states[state] : `${states[state]}: ${message}`}</Badge>
      )}
      {hot ? <Badge tone="primary">{t`Hot`}</Badge> : null}
      {isNew ? <Badge tone="primary">{t`New`}</Badge> : null}
    </>
  );
}
