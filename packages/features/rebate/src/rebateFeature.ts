import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { MoneyIcon } from "@marquee/ui-kit";

/** Rebates that members claim (domain `rebate`). */
export const rebateFeature: FeatureModule = {
  id: "rebate",
  panels: [
    {
      id: "manualRebate",
      centre: "member",
      group: "rewards",
      order: 80,
      moduleId: "MANPLAYREB3",
      label: msg`Rebate`,
      icon: MoneyIcon,
      load: () =>
        import("./panels/ManualRebatePanel/ManualRebatePanel.tsx").then(({ ManualRebatePanel }) => ({
          Panel: ManualRebatePanel,
        })),
    },
  ],
};
