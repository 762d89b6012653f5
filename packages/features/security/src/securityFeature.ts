import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { SecurityIcon } from "@marquee/ui-kit";

/** The member's own control of the account: password, devices, activity. */
export const securityFeature: FeatureModule = {
  id: "security",
  panels: [
    {
      id: "securityCenter",
      centre: "member",
      group: "account",
      order: 10,
      moduleId: "SECCEN3",
      label: msg`Security`,
      icon: SecurityIcon,
      load: () =>
        import("./panels/SecurityCenterPanel/SecurityCenterPanel.tsx").then(({ SecurityCenterPanel }) => ({
          Panel: SecurityCenterPanel,
        })),
    },
  ],
};
