import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { addOverlay, hasOverlay, watchOverlays } from "./overlayHistory.ts";

/** Tells an overlay whether something typed in it would be lost. */
type TellTyped = (isTyped: boolean) => void;

/** Carries what tells the nearest overlay. */
export const TypedContext = createContext<TellTyped | null>(null);

/**
 * Makes an open dialog, drawer or sheet an overlay that Back closes.
 * @returns what its content tells it, for {@link TypedContext}
 */
export function useOverlay(isOpen: boolean, onClose: () => void, isLocked = false): TellTyped {
  const typed = useRef(false);
  const close = useEffectEvent(() => onClose());
  const readLocked = useEffectEvent(() => isLocked);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return addOverlay({
      // At once: the history is put right by what is still open afterwards.
      close: () => flushSync(() => close()),
      isLocked: () => readLocked(),
      isTyped: () => typed.current,
    });
  }, [isOpen]);
  return useCallback((isTyped) => {
    typed.current = isTyped;
  }, []);
}

/** Tells the overlay around a form whether something typed in it would be lost. */
export function useTyped(isTyped: boolean): void {
  const tell = use(TypedContext);
  useEffect(() => {
    tell?.(isTyped);
    return () => tell?.(false);
  }, [tell, isTyped]);
}

/** Whether a dialog, drawer or sheet is open over the page. */
export const useHasOverlay = (): boolean => useSyncExternalStore(watchOverlays, hasOverlay);
