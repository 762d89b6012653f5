import { useEffect, useEffectEvent } from "react";

/** Calls back when the connection returns, while `isWanted` is true. */
export function useWhenOnline(isWanted: boolean, callback: () => void): void {
  const onOnline = useEffectEvent(callback);
  useEffect(() => {
    if (!isWanted) return undefined;
    const listen = (): void => onOnline();
    globalThis.addEventListener("online", listen);
    return () => globalThis.removeEventListener("online", listen);
  }, [isWanted]);
}
