import { type ChatStatus, isApiError, openChat, useLazyListChatLinesQuery } from "@marquee/api-client";
import type { ChatLine } from "@marquee/contract";
import { selectSession, useAppStore } from "@marquee/runtime";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { addChanges, addOlder, addOwn, noLines, type RoomLines } from "./chatLines.ts";

/** How often a page without a socket asks what has changed. In milliseconds. */
const askEvery = 5_000;

/** A room as a page keeps it. */
export interface OpenRoom extends RoomLines {
  readonly status: ChatStatus;
  /** How many members are there; null while that is not known. */
  readonly people: number | null;
  /** Why the room cannot be shown, by its code. */
  readonly fault: string | undefined;
  readonly isLoading: boolean;
  readonly loadOlder: () => void;
  readonly add: (line: ChatLine) => void;
  readonly retry: () => void;
}

/** Keeps a room up to date while it is shown: its newest lines by a call, then by a socket, or by calls where there is no socket. */
export function useRoom(roomId: string): OpenRoom {
  const store = useAppStore();
  const [ask] = useLazyListChatLinesQuery();
  const [room, setRoom] = useState<RoomLines>(noLines);
  const [status, setStatus] = useState<ChatStatus>("connecting");
  const [people, setPeople] = useState<number | null>(null);
  const [fault, setFault] = useState<string>();
  const [isLoading, setLoading] = useState(true);
  const [tries, setTries] = useState(0);
  // What the socket says hello with, also after a change that is not drawn yet.
  const seen = useRef<number | null>(null);
  const isAsking = useRef(false);

  const change = useCallback((next: (known: RoomLines) => RoomLines): void => {
    setRoom((known) => {
      const changed = next(known);
      seen.current = changed.change;
      return changed;
    });
  }, []);

  const fail = (error: unknown): void => setFault(isApiError(error) ? error.code : "unknown");

  useEffect(() => {
    let isCurrent = true;
    let stop: (() => void) | undefined;
    void ask({ roomId }).then(({ data, error }) => {
      if (!isCurrent) return;
      setLoading(false);
      if (data === undefined) return fail(error);
      seen.current = data.change;
      setRoom({ lines: data.lines, change: data.change, hasMore: data.hasMore });
      stop = openChat({
        roomId,
        getToken: () => selectSession(store.getState())?.token ?? null,
        getSeen: () => seen.current,
        onStatus: setStatus,
        onFrame: (frame) => {
          if (frame.type === "lines") change((known) => addChanges(known, frame));
          if (frame.type === "people") setPeople(frame.count);
          if (frame.type === "end" && frame.code !== "server.busy" && frame.code !== "rate.limited")
            setFault(frame.code);
        },
      });
    });
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [roomId, ask, store, change, tries]);

  const poll = useEffectEvent(async (): Promise<void> => {
    if (isAsking.current || seen.current === null || document.visibilityState === "hidden") return;
    isAsking.current = true;
    const { data } = await ask({ roomId, after: seen.current });
    isAsking.current = false;
    if (data !== undefined) change((known) => addChanges(known, { ...data, isReset: data.hasMore }));
  });
  useEffect(() => {
    if (status !== "lost" || fault !== undefined) return undefined;
    const timer = setInterval(() => void poll(), askEvery);
    return () => clearInterval(timer);
  }, [status, fault]);

  const loadOlder = async (): Promise<void> => {
    const before = room.lines[0]?.seq;
    if (isAsking.current || before === undefined) return;
    isAsking.current = true;
    const { data } = await ask({ roomId, before });
    isAsking.current = false;
    if (data !== undefined) change((known) => addOlder(known, data));
  };

  return {
    ...room,
    status,
    people,
    fault,
    isLoading,
    loadOlder: () => void loadOlder(),
    add: (line) => change((known) => addOwn(known, line)),
    retry: () => {
      setFault(undefined);
      setLoading(true);
      setTries(tries + 1);
    },
  };
}
