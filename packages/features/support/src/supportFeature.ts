import type { FeatureModule } from "@marquee/runtime";
import { useSupportMenu } from "./model/useSupportMenu.ts";

/** Announcements (domain `support`). */
export const supportFeature: FeatureModule = {
  id: "support",
  useMenuItems: useSupportMenu,
  modals: [
    {
      name: "announcementModal",
      moduleId: "ANNOUNCE3",
      load: () => import("./modals/AnnouncementModal/AnnouncementModal.tsx").then(({ AnnouncementModal }) => ({ Modal: AnnouncementModal })),
    },
  ],
};
