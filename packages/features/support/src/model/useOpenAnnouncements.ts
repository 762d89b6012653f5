import { modalOpened, useAppDispatch } from "@marquee/runtime";
import { announcementModal } from "../modals/announcementModal.ts";

/** Opens the announcements: menu, bell and line open the same dialog (HD-10), the line at one of them. */
export function useOpenAnnouncements(): (noticeId?: string) => void {
  const dispatch = useAppDispatch();
  return (noticeId) => dispatch(modalOpened(announcementModal, noticeId === undefined ? undefined : { noticeId }));
}
