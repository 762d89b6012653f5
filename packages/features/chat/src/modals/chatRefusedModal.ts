import { defineModal } from "@marquee/runtime";

/** Tells an agent or a trial account that chats are for players (CH-06, CH-07). */
export const chatRefusedModal = defineModal("chatRefusedModal");
