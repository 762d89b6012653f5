import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { canOpen } from "../frame/DeskPage.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { deskPages } from "../pages.ts";

/** How long after `g` the second letter counts, in milliseconds. */
const patience = 1_500;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** Ctrl+K, ⌘K and `/` open the palette; `g` and a letter go to a page. Nothing of it takes a key from a field or a dialog. */
export function useShortcuts(openPalette: () => void): void {
  const navigate = useNavigate();
  const { merchant, session } = useDesk();
  const since = useRef(0);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      return openPalette();
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return undefined;
    if (document.querySelector("[role=dialog],[role=alertdialog]") !== null) return undefined;
    if (event.key === "/") {
      event.preventDefault();
      return openPalette();
    }
    const isSecond = event.timeStamp - since.current < patience;
    since.current = event.key === "g" ? event.timeStamp : 0;
    if (!isSecond) return undefined;
    const page = deskPages.find(({ letter }) => letter === event.key);
    if (page !== undefined && canOpen(page, session, merchant)) return void navigate(`/${merchant.code}/${page.path}`);
    return event.key === "," ? void navigate("/account") : undefined;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
