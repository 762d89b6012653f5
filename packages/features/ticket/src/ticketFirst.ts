import { type FirstManifest, paths } from "@marquee/runtime";
import { useTicketMenu } from "./model/useTicketMenu.ts";

/** What a visitor's first page needs of tickets. */
export const ticketFirst: FirstManifest = {
  id: "ticket",
  useMenuItems: useTicketMenu,
  routes: [
    {
      paths: [paths.contact],
      moduleId: "TICKET3",
      holds: true,
      isOpen: true,
      whileClosed: true,
      areas: ["header", "menu", "footer"],
    },
  ],
};
