import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMuteChatPersonMutation, useReadChatRoomMutation } from "@marquee/api-client";
import type { ChatLine, ChatPerson, ChatRoom as Room, ChatSilence } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { useIsOn } from "@marquee/runtime";
import { Button, ErrorState, notify, Skeleton, Text } from "@marquee/ui-kit";
import { useEffect, useEffectEvent, useState } from "react";
import { styled } from "styled-components";
import { useRoom } from "../../model/useRoom.ts";
import { GiftDialog, type GiftTarget } from "../Gift/GiftDialog.tsx";
import { Composer } from "./Composer.tsx";
import { LineList } from "./LineList.tsx";
import { ReportDialog } from "./ReportDialog.tsx";

const Base = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-block-size: 0;
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.4")} ${token("space.12")};
  padding: ${token("space.8")} ${token("space.12")};
  border-block-end: 1px solid ${token("color.line")};
`;
const Padded = styled.div`padding: ${token("space.16")};`;

interface Props {
  readonly room: Room;
  readonly name: string;
  readonly me: ChatPerson;
  readonly silence: ChatSilence | null;
  readonly muted: readonly ChatPerson[];
  /** Whether members may give each other money here. */
  readonly hasTips: boolean;
}

/** The last writers of a room, each once. */
function listNames(lines: readonly ChatLine[], hidden: string): string {
  const people = new Map(
    lines.toReversed().map(({ personId, name, isStaff }) => [personId, isStaff ? null : (name ?? hidden)]),
  );
  return [...people.values()]
    .filter((name) => name !== null)
    .slice(0, 3)
    .join(", ");
}

/** An open room: who is there, its lines, and the field for one's own. */
export function ChatRoom({ room, name, me, silence, muted, hasTips }: Props) {
  const { t, i18n } = useLingui();
  const { roomId } = room;
  const open = useRoom(roomId);
  const { lines, status, people, fault, isLoading, hasMore } = open;
  const [markRead] = useReadChatRoomMutation();
  const [mute] = useMuteChatPersonMutation();
  const [reported, setReported] = useState<ChatLine>();
  const [gift, setGift] = useState<GiftTarget>();
  // Who may not write may not give either.
  const mayGive = useIsOn("TIPS3") && hasTips && silence === null;
  // Where the reading stopped before this visit.
  const [readBefore] = useState(room.read);
  const last = lines.at(-1)?.seq ?? 0;
  const mark = useEffectEvent((seq: number) => void markRead({ roomId, seq }));
  const hasLoaded = !isLoading && fault === undefined;
  useEffect(() => {
    if (!hasLoaded) return undefined;
    const tell = (): void => {
      if (document.visibilityState === "visible") mark(last);
    };
    // Lines that come together are marked together.
    const timer = setTimeout(tell, 300);
    document.addEventListener("visibilitychange", tell);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tell);
    };
  }, [last, hasLoaded]);

  if (fault !== undefined)
    return (
      <Padded>
        <ErrorState level={3} title={toErrorText(i18n, fault)} onRetry={open.retry} />
      </Padded>
    );
  const mutedIds = new Set(muted.map(({ personId }) => personId));
  const setMuted = async ({ personId }: Pick<ChatLine, "personId">, isMuted: boolean): Promise<void> => {
    if (personId === null) return;
    const { error } = await mute({ personId, isMuted });
    if (error === undefined)
      notify(isMuted ? t`Messages of this person are hidden.` : t`Messages of this person are shown again.`);
  };
  const names = listNames(lines, t`Hidden`);
  return (
    <Base>
      <Bar>
        <Text size="small" tone="muted">
          {people !== null && <Plural value={people} one="# person here" other="# people here" />}
          {people !== null && names !== "" && " · "}
          {names !== "" && <Trans>Wrote last: {names}</Trans>}
        </Text>
        {status === "lost" && (
          <Text size="small" tone="muted" role="status">
            <Trans>Reconnecting. New messages arrive with a delay.</Trans>
          </Text>
        )}
        {mayGive && (
          <Button size="small" onClick={() => setGift({ kind: "RAIN" })}>
            <Trans>Rain</Trans>
          </Button>
        )}
        {muted.length > 0 && (
          <Button size="small" onClick={() => void Promise.all(muted.map((person) => setMuted(person, false)))}>
            <Plural value={muted.length} one="Show # hidden person" other="Show # hidden people" />
          </Button>
        )}
      </Bar>
      {isLoading ? (
        <Padded>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Padded>
      ) : (
        <LineList
          label={t`Messages in ${name}`}
          lines={lines.filter(({ personId }) => personId === null || !mutedIds.has(personId))}
          me={me}
          readBefore={readBefore}
          hasMore={hasMore}
          onOlder={open.loadOlder}
          onMute={(line) => void setMuted(line, true)}
          onReport={setReported}
          onTip={
            mayGive
              ? ({ personId, name: person }) => {
                  if (personId !== null) setGift({ kind: "TIP", personId, name: person ?? t`Hidden` });
                }
              : undefined
          }
        />
      )}
      <Composer roomId={roomId} slowSeconds={room.slowSeconds} silence={silence} onSent={open.add} />
      {reported !== undefined && (
        <ReportDialog roomId={roomId} line={reported} onClose={() => setReported(undefined)} />
      )}
      {gift !== undefined && mayGive && <GiftDialog roomId={roomId} target={gift} onClose={() => setGift(undefined)} />}
    </Base>
  );
}
