import { toPopupRequest, useListAnnouncementsQuery } from "@marquee/api-client";
import {
  localStore,
  modalOpened,
  selectSession,
  useAppDispatch,
  useAppSelector,
  useAreas,
  useBrand,
  useIsCovered,
  useIsOn,
} from "@marquee/runtime";
import { useEffect } from "react";
import { entryModal } from "../../modals/entryModal.ts";
import { getShown, isHiddenOn, setShown, useMerchantDay } from "../../model/popupMarks.ts";

/** How often it is looked whether the page is free, in milliseconds. */
const pause = 500;

/** Whether the visitor types, or something else than a modal of the store lies over the page, such as a drawer or a question. */
function isBusy(): boolean {
  const { activeElement } = document;
  const isTyping = activeElement?.matches("input, textarea, select, [contenteditable]") ?? false;
  return isTyping || document.querySelector("[role=dialog], [role=alertdialog]") !== null;
}

/**
 * Opens the popup notices when a visit begins (AN-06): once in a tab's session, and for a member who has just logged in by the notices after
 * the login instead. Never over something else, and only on pages that have a banner's place: no game, no form's page, no safer play.
 */
export function NoticeArrival() {
  const dispatch = useAppDispatch();
  const { merchantCode } = useBrand();
  const isOn = useIsOn("POPNOTICE3");
  const isMember = useAppSelector((state) => selectSession(state) !== null);
  const day = useMerchantDay();
  const isCovered = useIsCovered();
  const isFree = useAreas().includes("banner") && !isCovered;
  // What is not remembered began with a login, in this tab or in the one that handed it over.
  const isAfterLogin = isMember && localStore.get("token") === null;
  const isDue = isOn && day !== null && !isAfterLogin && !isHiddenOn(day) && getShown() === null;
  const { currentData } = useListAnnouncementsQuery(toPopupRequest(merchantCode), { skip: !isDue });
  useEffect(() => {
    if (isAfterLogin && getShown() === null) setShown([]);
  }, [isAfterLogin]);
  const isWaiting = isDue && isFree && (currentData?.popup.length ?? 0) > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const open = (): void => {
      if (isBusy() || getShown() !== null) return;
      dispatch(modalOpened(entryModal));
    };
    const timer = setInterval(open, pause);
    return () => clearInterval(timer);
  }, [isWaiting, dispatch]);
  return null;
}
