import type { FeatureModule } from "@marquee/runtime";
import { msg } from "@lingui/core/macro";
import { InfoIcon } from "@marquee/ui-kit";

/** Security. */
export const securityFeature: FeatureModule = {
  id: "security",
  panels: [
    {
      id: "security",
      centre: "member",
      group: "account",
      order: 90,
      moduleId: "SECCEN3",
      label: msg`Security`,
      icon: InfoIcon,
      load: () =>
        import("./panels/SecurityPanel/SecurityPanel.tsx").then(({ SecurityPanel }) => ({ Panel: SecurityPanel })),
    },
  ],
  routes: [
    {
      paths: ["/security"],
      moduleId: "SECCEN3",
      areas: ["header", "menu", "footer"],
      load: () =>
        import("./screens/SecurityScreen/SecurityScreen.tsx").then(({ SecurityScreen }) => ({
          Screen: SecurityScreen,
        })),
    },
  ],
};
