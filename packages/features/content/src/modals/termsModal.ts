import { defineModal } from "@marquee/runtime";

/** New terms, for a member who has not accepted them. */
export const termsModal = defineModal("termsModal");
