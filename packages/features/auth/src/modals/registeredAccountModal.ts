import { defineModal } from "@marquee/runtime";

/** Shows the account that was created for a mobile number (RG-20). */
export const registeredAccountModal = defineModal("registeredAccountModal");
