import { Trans, useLingui } from "@lingui/react/macro";
import type { PromotionLine } from "@marquee/contract";
import { useStatusQuery } from "@marquee/runtime";
import { Countdown, DateTime, Text } from "@marquee/ui-kit";
import { useState } from "react";

/** A clock that runs for longer says less than the day itself. */
const countedMillis = 7 * 86_400_000;

/** When a promotion begins, with the time that is left until then, or when it ends (PR-06); nothing where it has no end. */
export function PromotionTime({
  line: { state, startsAt, endsAt },
  onStart,
}: {
  readonly line: Pick<PromotionLine, "state" | "startsAt" | "endsAt">;
  /** Called when the time until the start is over. */
  readonly onStart: () => void;
}) {
  const { t } = useLingui();
  const [openedAt] = useState(() => Date.now());
  const timeZone = useStatusQuery().data?.info.settings.timeZone;
  const toTime = (millis: number) => <DateTime instant={new Date(millis).toISOString()} timeZone={timeZone} />;
  if (state === "COMING_SOON" && startsAt !== null)
    return (
      <Text as="span" size="small">
        <Trans>Begins {toTime(startsAt)}</Trans>
        {startsAt - openedAt < countedMillis && (
          <>
            {" · "}
            <Countdown
              until={startsAt}
              toStartWords={() => t`The promotion has not begun yet`}
              endWords={t`The promotion has begun`}
              onEnd={onStart}
            />
          </>
        )}
      </Text>
    );
  return endsAt === null ? null : (
    <Text as="span" size="small" tone="muted">
      <Trans>Ends {toTime(endsAt)}</Trans>
    </Text>
  );
}
