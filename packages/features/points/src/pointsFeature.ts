import type { FeatureModule } from "@marquee/runtime";

/** Points. */
export const pointsFeature: FeatureModule = {
  id: "points",
  routes: [
    {
      paths: ["/points"],
      moduleId: "POINT3",
      areas: ["header", "menu", "footer"],
      load: () =>
        import("./screens/PointsScreen/PointsScreen.tsx").then(({ PointsScreen }) => ({ Screen: PointsScreen })),
    },
  ],
};
