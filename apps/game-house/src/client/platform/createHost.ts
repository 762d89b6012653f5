import type { GameMessage, HostMessage } from "@marquee/contract";

/** The page that frames the game (contract 3.12.4). */
export type Host = {
  readonly send: (message: GameMessage) => void;
  /** Calls back for each message of the host; answers how to stop. */
  readonly listen: (heard: (type: HostMessage["type"]) => void) => () => void;
  /** Asks the host to launch the game again; undefined where there is no host to ask. */
  readonly reopen: (() => void) | undefined;
  /** Leaves the game: tells the host, or goes back when there is none. */
  readonly leave: () => void;
};

const types: readonly HostMessage["type"][] = ["host:pause", "host:resume", "host:close", "host:balanceChanged"];

/** Talks only with the frame's parent, and only when it is the origin that `back` names. */
export function createHost(frame: Window, back: string | undefined): Host {
  const origin = back === undefined ? undefined : new URL(back).origin;
  const isFramed = frame.parent !== frame;
  const send: Host["send"] = (message) => {
    if (isFramed && origin !== undefined) frame.parent.postMessage(message, origin);
  };
  return {
    send,
    listen: (heard) => {
      const listener = ({ origin: from, source, data }: MessageEvent<unknown>): void => {
        if (origin === undefined || from !== origin || source !== frame.parent) return;
        const type = toType(data);
        if (type) heard(type);
      };
      frame.addEventListener("message", listener);
      return () => frame.removeEventListener("message", listener);
    },
    reopen: isFramed && origin !== undefined ? () => send({ type: "game:reopen" }) : undefined,
    leave: () => {
      send({ type: "game:exit" });
      if (!isFramed && back !== undefined) frame.location.assign(back);
    },
  };
}

function toType(data: unknown): HostMessage["type"] | undefined {
  const type = typeof data === "object" && data !== null && "type" in data ? data.type : undefined;
  return types.find((known) => known === type);
}
