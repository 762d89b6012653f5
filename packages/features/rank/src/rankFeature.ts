import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { LevelIcon } from "@marquee/ui-kit";

/** Levels of members and what they give (domain `rank`). */
export const rankFeature: FeatureModule = {
  id: "rank",
  panels: [
    {
      id: "vip",
      centre: "member",
      group: "rewards",
      order: 95,
      moduleId: "VIP3",
      label: msg`VIP level`,
      icon: LevelIcon,
      load: () => import("./panels/VipPanel/VipPanel.tsx").then(({ VipPanel }) => ({ Panel: VipPanel })),
    },
  ],
};
