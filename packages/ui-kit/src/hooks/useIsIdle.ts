import { useEffect, useState } from "react";

/** Safari has no idle callback; a moment does instead. */
const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 300);
};

/** True once the page has loaded and has nothing to do: the time for what no first paint needs. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const wait = (): void => whenIdle(() => setIsIdle(true));
    if (document.readyState === "complete") wait();
    else globalThis.addEventListener("load", wait, { once: true });
    return () => globalThis.removeEventListener("load", wait);
  }, []);
  return isIdle;
}
