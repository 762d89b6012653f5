import { defineModal } from "@marquee/runtime";

/** Sends money to an account directly below the agent (AC-14), such as from a list of the team. */
export const transferDownModal = defineModal<{ readonly account: string }>("transferDownModal");
