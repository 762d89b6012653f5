import { defineModal } from "@marquee/runtime";

/** Asks before a logout (LG-19). */
export const logoutModal = defineModal("logoutModal");
