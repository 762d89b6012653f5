import { msg } from "@lingui/core/macro";
import { type FeatureModule, paths } from "@marquee/runtime";
import { pointsFirst } from "./pointsFirst.ts";

/** Points and their mall (domain `points`). */
export const pointsFeature: FeatureModule = {
  ...pointsFirst,
  id: "points",
  screens: {
    [paths.pointMall]: {
      title: msg`Point mall`,
      load: () =>
        import("./screens/PointMallScreen/PointMallScreen.tsx").then(({ PointMallScreen }) => ({
          Screen: PointMallScreen,
        })),
    },
  },
};
