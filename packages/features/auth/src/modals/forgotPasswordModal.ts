import { defineModal } from "@marquee/runtime";

/** Resets a forgotten password (HD-05). */
export const forgotPasswordModal = defineModal("forgotPasswordModal");
