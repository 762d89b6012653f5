import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { canOpen, toKeys } from "../frame/DeskPage.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { deskPages } from "../pages.ts";
import { isForPage } from "../work/useKeys.ts";

/** How long after a key the next one counts, in milliseconds. */
const patience = 1_500;

/** Ctrl+K, ⌘K and `/` open the palette; `g`, the key of a group and a letter go to a page. Nothing of it takes a key from a field or a dialog. */
export function useShortcuts(openPalette: () => void): void {
  const navigate = useNavigate();
  const { merchant, session } = useDesk();
  const last = useRef({ at: 0, keys: "" });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      return openPalette();
    }
    if (!isForPage(event)) return undefined;
    if (event.key === "/") {
      event.preventDefault();
      return openPalette();
    }
    const isNext = event.timeStamp - last.current.at < patience;
    const keys = isNext && last.current.keys !== "" ? `${last.current.keys} ${event.key}` : event.key;
    // Three keys at most: what they were is over with the third.
    last.current = { at: event.timeStamp, keys: /^g(?: \S)?$/.test(keys) ? keys : event.key === "g" ? "g" : "" };
    const page = deskPages.find((each) => toKeys(each) === keys);
    if (page !== undefined && canOpen(page, session, merchant)) return void navigate(`/${merchant.code}/${page.path}`);
    return keys === "g ," ? void navigate("/account") : undefined;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
