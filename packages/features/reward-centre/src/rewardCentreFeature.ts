import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { PromotionIcon } from "@marquee/ui-kit";
import { useRewardsBadge } from "./model/useRewardsBadge.ts";

/** What members can claim, in one place (domain `reward-centre`). */
export const rewardCentreFeature: FeatureModule = {
  id: "reward-centre",
  panels: [
    {
      id: "rewardCenter",
      centre: "member",
      group: "rewards",
      order: 75,
      moduleId: "REWARDS3",
      label: msg`Reward centre`,
      icon: PromotionIcon,
      useBadge: useRewardsBadge,
      load: () =>
        import("./panels/RewardCenterPanel/RewardCenterPanel.tsx").then(({ RewardCenterPanel }) => ({
          Panel: RewardCenterPanel,
        })),
    },
  ],
};
