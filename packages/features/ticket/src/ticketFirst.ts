import type { FirstManifest } from "@marquee/runtime";
import { useTicketMenu } from "./model/useTicketMenu.ts";

/** What a visitor's first page needs of tickets. */
export const ticketFirst: FirstManifest = { id: "ticket", useMenuItems: useTicketMenu };
