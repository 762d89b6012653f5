import { api } from "@marquee/api-client";
import { useAppDispatch } from "@marquee/runtime";
import { type RefObject, useEffect } from "react";

const typeOf = (data: unknown): string =>
  typeof data === "object" && data !== null && "type" in data && typeof data.type === "string" ? data.type : "";

/**
 * Listens to the framed game (contract 3.12.4): only to the frame's own window and origin. A round's end refreshes the
 * balance; `hear` is told every message, with its type.
 */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | null,
  hear: (type: string, data: unknown) => void,
): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (origin === null) return;
    const listen = ({ data, origin: from, source }: MessageEvent): void => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const type = typeOf(data);
      if (type === "game:balance" || type === "game:roundEnd") dispatch(api.util.invalidateTags(["Balance"]));
      hear(type, data);
    };
    globalThis.addEventListener("message", listen);
    return () => globalThis.removeEventListener("message", listen);
  }, [dispatch, frame, origin, hear]);
  useEffect(() => () => void dispatch(api.util.invalidateTags(["Balance", "Recent"])), [dispatch]);
}
