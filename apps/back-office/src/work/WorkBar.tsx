import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Text } from "@marquee/ui-kit";
import { useRef } from "react";
import { type To, useNavigate } from "react-router";
import { styled } from "styled-components";
import { useGetWorkItemQuery, useListWorkQuery } from "../api/endpoints/staff/workEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { useTimeText } from "../texts/useTimeText.ts";
import { TakeButton } from "./TakeButton.tsx";
import { useKeys } from "./useKeys.ts";

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("space.8")} ${token("space.16")};
  min-block-size: ${token("layout.controlSmall")};
  font-size: ${token("text.small")};
`;

/** What a link takes of where it goes. */
export interface LinkTarget {
  readonly to: To;
  readonly state?: unknown;
  readonly replace?: boolean;
}

/**
 * Above something that waits: who works on it, a button that takes it, and the way to the next one of its line that nobody has. The keys `t`
 * and `n` do the same.
 */
export function WorkBar({
  line,
  subject,
  toNext,
}: {
  /** The key of the line of what waits. */
  readonly line: string;
  readonly subject: string;
  /** What a link to another one takes. */
  readonly toNext: (subject: string) => LinkTarget;
}) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const navigate = useNavigate();
  const bar = useRef<HTMLDivElement>(null);
  const { currentData } = useGetWorkItemQuery({ merchant: merchant.code, key: line, subject });
  const { currentData: queue } = useListWorkQuery({ merchant: merchant.code, key: line });
  const next = queue?.items.find((each) => each.subject !== subject && (each.taken === null || each.taken.own));
  const target = next && toNext(next.subject);
  useKeys({
    t: () => bar.current?.querySelector<HTMLElement>("[data-take]")?.click(),
    n: () => {
      if (target !== undefined) void navigate(target.to, target);
    },
  });
  const item = currentData?.item;
  const taken = item?.taken;
  const by = taken?.by ?? "";
  const at = taken === undefined || taken === null ? "" : toTime(taken.at, merchant.timeZone);
  return (
    <Base ref={bar} role="group" aria-label={t`Work on this`}>
      {item === undefined || item === null ? null : (
        <>
          <Text size="small" tone={taken?.own === false ? "danger" : "muted"}>
            {taken === undefined || taken === null ? (
              <Trans>Nobody works on this.</Trans>
            ) : taken.own ? (
              <Trans>You work on this since {at}.</Trans>
            ) : (
              <Trans>
                {by} works on this since {at}.
              </Trans>
            )}
          </Text>
          <TakeButton item={item} />
        </>
      )}
      {target === undefined ? null : (
        <DeskLink {...target} aria-keyshortcuts="n">
          <Trans>Next in the queue</Trans>
        </DeskLink>
      )}
    </Base>
  );
}
