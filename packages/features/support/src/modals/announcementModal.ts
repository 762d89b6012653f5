import { defineModal } from "@marquee/runtime";

/** The list of announcements, and one of them (AN). */
export const announcementModal = defineModal("announcementModal");
