import { msg } from "@lingui/core/macro";
import { GiftIcon, TicketsIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { raffleProposals } from "./raffleProposals.ts";

/** Raffles, and the gifts that members have drawn. */
export const raffleDesk: DeskModule = {
  domain: "raffle",
  place: 56,
  pages: [
    {
      path: "raffles",
      title: msg`Raffles`,
      icon: TicketsIcon,
      group: "site",
      permission: "promotions.read",
      letter: "x",
      load: () => import("./RafflesPage.tsx").then(({ RafflesPage }) => ({ Page: RafflesPage })),
    },
    {
      path: "raffle-gifts",
      title: msg`Gifts of raffles`,
      icon: GiftIcon,
      group: "work",
      permission: "balances.read",
      letter: "h",
      load: () => import("./RaffleGiftsPage.tsx").then(({ RaffleGiftsPage }) => ({ Page: RaffleGiftsPage })),
    },
  ],
  waiting: [
    {
      key: "raffleGifts",
      name: msg`Gifts to hand over`,
      item: msg`Gift of a raffle`,
      path: "raffle-gifts",
      query: "?state=PROCESS",
      toPath: () => "raffle-gifts?state=PROCESS",
      isWork: true,
    },
  ],
  proposals: raffleProposals,
};
