import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { RaffleIcon } from "@marquee/ui-kit";

/** Raffles from which members draw (domain `raffle`). */
export const raffleFeature: FeatureModule = {
  id: "raffle",
  panels: [
    {
      id: "raffle",
      centre: "member",
      group: "rewards",
      order: 87,
      moduleId: "RAFFLE3",
      label: msg`Raffles`,
      icon: RaffleIcon,
      load: () => import("./panels/RafflePanel/RafflePanel.tsx").then(({ RafflePanel }) => ({ Panel: RafflePanel })),
    },
  ],
};
