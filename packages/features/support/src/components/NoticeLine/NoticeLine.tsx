import { Trans, useLingui } from "@lingui/react/macro";
import { toNoticesRequest, useListAnnouncementsQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { localStore, useBrand } from "@marquee/runtime";
import {
  BackIcon,
  ForwardIcon,
  IconButton,
  NoticeIcon,
  PauseIcon,
  PlayIcon,
  usePrefersReducedMotion,
} from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useOpenAnnouncements } from "../../model/useOpenAnnouncements.ts";
import { MovingTitle } from "./MovingTitle.tsx";

declare module "@marquee/runtime" {
  interface FeatureLocalKeys {
    readonly noticeLine: string;
  }
}

const Base = styled.div`
  display: flex;
  align-items: center;
  block-size: 100%;
  padding-inline-start: ${token("space.12")};
  > svg { flex: none; color: ${token("color.accent")}; }
  > button { block-size: 100%; }
  > button:focus-visible { outline-offset: -3px; }
`;
const Opener = styled.button`
  flex: 1;
  min-inline-size: 0;
  container-type: inline-size;
  padding: 0;
  margin-inline: ${token("space.8")};
  border: 0;
  background: none;
  color: ${token("color.text")};
  font: inherit;
  text-align: start;
  white-space: nowrap;
  overflow: hidden;
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  &:hover > span { animation-play-state: paused; }
  /* Whoever comes by keyboard finds the whole title. */
  &:focus-visible > span { animation: none; }
`;

/**
 * The titles of the newest announcements, one after the other (AN-08); a press opens that one. It rests under the pointer and the
 * focus, stops by a button (WCAG 2.2.2), and then, or where less motion is wanted, is turned by buttons.
 */
export function NoticeLine() {
  const { t } = useLingui();
  const { merchantCode } = useBrand();
  const open = useOpenAnnouncements();
  const { data } = useListAnnouncementsQuery(toNoticesRequest(merchantCode, 1));
  const isCalm = usePrefersReducedMotion();
  const [isStopped, setIsStopped] = useState(() => localStore.get("noticeLine") === "still");
  const [turn, setTurn] = useState(0);
  if (data === undefined) return null;
  const notices = data.player;
  const count = notices.length;
  const at = count === 0 ? 0 : ((turn % count) + count) % count;
  const notice = notices[at];
  const isStill = isCalm || isStopped;
  const stop = (): void => {
    setIsStopped(!isStopped);
    if (isStopped) localStore.remove("noticeLine");
    else localStore.set("noticeLine", "still");
  };
  return (
    <Base role="group" aria-label={t`Latest announcements`}>
      <NoticeIcon size={18} aria-hidden="true" />
      {notice === undefined ? (
        <p>
          <Trans>No announcements</Trans>
        </p>
      ) : (
        <Opener type="button" onClick={() => open(notice.id)}>
          <MovingTitle
            key={`${notice.id} ${turn}`}
            isMoving={!isStill}
            isFirst={turn === 0}
            onPassed={() => setTurn(turn + 1)}
          >
            {notice.title}
          </MovingTitle>
        </Opener>
      )}
      {isStill && count > 1 && (
        <>
          <IconButton label={t`Previous announcement`} onClick={() => setTurn(turn - 1)}>
            <BackIcon size="1em" aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Next announcement`} onClick={() => setTurn(turn + 1)}>
            <ForwardIcon size="1em" aria-hidden="true" />
          </IconButton>
        </>
      )}
      {!isCalm && count > 0 && (
        <IconButton label={isStopped ? t`Let the announcements move` : t`Stop the moving announcements`} onClick={stop}>
          {isStopped ? <PlayIcon size="1em" aria-hidden="true" /> : <PauseIcon size="1em" aria-hidden="true" />}
        </IconButton>
      )}
    </Base>
  );
}
