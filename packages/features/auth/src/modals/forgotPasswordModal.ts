import { defineModal } from "@marquee/runtime";

/** A new password for who has forgotten it (HD-05). */
export const forgotPasswordModal = defineModal("forgotPasswordModal");
