import { Trans, useLingui } from "@lingui/react/macro";
import type { PlannedSwitch } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useMay } from "../frame/DeskContext.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { CancelDialog } from "./CancelDialog.tsx";
import { useSwitchTexts } from "./useSwitchTexts.ts";

const List = styled.ul`
  display: grid;
  gap: ${token("space.8")};
  inline-size: 100%;
  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token("space.8")}; padding-block-end: ${token("space.8")}; border-block-end: ${token("stroke.thin")} solid ${token("color.line")}; }
`;

/** What is planned, by local time, each with its cancellation. */
export function PlannedList({ planned }: { readonly planned: readonly PlannedSwitch[] }) {
  const { t } = useLingui();
  const canChange = useMay("switches.change");
  const toSwitchText = useSwitchTexts();
  const toTime = useTimeText();
  const [cancelled, setCancelled] = useState<PlannedSwitch>();
  if (planned.length === 0)
    return (
      <Text size="small" tone="muted">
        <Trans>Nothing is planned.</Trans>
      </Text>
    );
  return (
    <>
      <List>
        {planned.map((change) => {
          const { id, at, restores, localTime, timeZone, plannedBy } = change;
          // A zone that is not known any more has no moment.
          const time = at === null ? `${localTime.replace("T", " ")} ${timeZone}` : toTime(at);
          const what = toSwitchText(change);
          return (
            <li key={id}>
              <div>
                <Text size="small" strong>
                  {time}
                </Text>
                <Text size="small">{what}</Text>
                <Text size="small" tone="muted">
                  {restores ? t`Ends a temporary switch by ${plannedBy}` : t`Planned by ${plannedBy}`}
                </Text>
              </div>
              {canChange ? (
                <Button size="small" aria-label={t`Cancel: ${what}`} onClick={() => setCancelled(change)}>
                  <Trans>Cancel</Trans>
                </Button>
              ) : null}
            </li>
          );
        })}
      </List>
      <CancelDialog change={cancelled} onClose={() => setCancelled(undefined)} />
    </>
  );
}
