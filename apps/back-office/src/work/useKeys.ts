import { useEffect, useEffectEvent } from "react";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** Whether a key belongs to a field, to a dialog or to the browser. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event.target) &&
  document.querySelector("[role=dialog],[role=alertdialog]") === null;

/** Single keys of a page, by what they do: none is taken from a field or a dialog, nor behind `g`, which goes to pages. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (act === undefined || !isForPage(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    let isBehindG = 0;
    const listener = (event: KeyboardEvent): void => {
      // `g`, a group and a letter go to a page.
      if (isBehindG > 0) isBehindG -= 1;
      else if (event.key === "g") isBehindG = 2;
      else press(event);
    };
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
