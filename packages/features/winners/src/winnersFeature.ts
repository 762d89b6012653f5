import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { WinnerIcon } from "@marquee/ui-kit";

/** The highest wins, on home and in the member centre (domain `winners`). */
export const winnersFeature: FeatureModule = {
  id: "winners",
  homeSections: [
    {
      id: "winners",
      moduleId: "RANKLIST3",
      loadDeferred: () => import("./homeSections/WinnersSection.tsx").then(({ WinnersSection }) => WinnersSection),
    },
  ],
  panels: [
    {
      id: "winners",
      centre: "member",
      group: "rewards",
      order: 90,
      moduleId: "WINBOARD3",
      label: msg`Winners`,
      icon: WinnerIcon,
      load: () =>
        import("./panels/WinnersPanel/WinnersPanel.tsx").then(({ WinnersPanel }) => ({ Panel: WinnersPanel })),
    },
  ],
};
