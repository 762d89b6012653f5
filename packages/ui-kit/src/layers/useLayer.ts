import { createContext, type RefObject, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { addLayer } from "./layerHistory.ts";

/** Carries whether the nearest layer holds what somebody typed and has not sent. */
export const TypedContext = createContext<RefObject<boolean> | null>(null);

/**
 * Makes an open dialog, drawer or sheet a layer that Back closes.
 * @returns whether something typed in it would be lost, for {@link TypedContext}
 */
export function useLayer(isOpen: boolean, onClose: () => void, isLocked = false): RefObject<boolean> {
  const typed = useRef(false);
  const close = useEffectEvent(() => onClose());
  const readLocked = useEffectEvent(() => isLocked);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return addLayer({
      // At once: the history is put right by what is still open afterwards.
      close: () => flushSync(() => close()),
      isLocked: () => readLocked(),
      isTyped: () => typed.current,
    });
  }, [isOpen]);
  return typed;
}

/** Tells the layer around a form whether something typed in it would be lost. */
export function useTyped(isTyped: boolean): void {
  const typed = use(TypedContext);
  useEffect(() => {
    if (!typed) return undefined;
    typed.current = isTyped;
    return () => {
      typed.current = false;
    };
  }, [typed, isTyped]);
}
