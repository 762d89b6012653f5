import { defineModal } from "@marquee/runtime";

/** What waits for the agent's answer, after a login (CT-08). */
export const contractsModal = defineModal("contractsModal");
