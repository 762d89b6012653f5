import { defineModal } from "@marquee/runtime";

/** Shows the account that was made for a mobile number (RG-20). */
export const registeredAccountModal = defineModal("registeredAccountModal");
