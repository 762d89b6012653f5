import { type FirstManifest, paths } from "@marquee/runtime";
import { usePointsMenu } from "./model/usePointsMenu.ts";

/** What a visitor's first page needs of the mall. */
export const pointsFirst: FirstManifest = {
  id: "points",
  useMenuItems: usePointsMenu,
  routes: [{ paths: [paths.pointMall], moduleId: "POINTMALL3", areas: ["header", "banner", "footer"] }],
};
