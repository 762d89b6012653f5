import { defineModal } from "@marquee/runtime";

/** The list of announcements, and one of them (AN): the one that it is opened with, or that is chosen. */
export const announcementModal = defineModal<{ readonly noticeId: string } | undefined>("announcementModal");
