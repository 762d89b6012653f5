import { defineModal } from "@marquee/runtime";

/** Welcomes a new member (HD-09, spec §2). */
export const registerSuccessModal = defineModal("registerSuccessModal");
