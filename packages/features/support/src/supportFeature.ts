import type { FeatureModule } from "@marquee/runtime";
import { useSupportMenu } from "./model/useSupportMenu.ts";

/** Announcements and notices (domain `support`). */
export const supportFeature: FeatureModule = {
  id: "support",
  useMenuItems: useSupportMenu,
  modals: [
    {
      name: "announcementModal",
      moduleId: "ANNOUNCE3",
      load: () => import("./modals/AnnouncementModal/AnnouncementModal.tsx").then(({ AnnouncementModal }) => ({ Modal: AnnouncementModal })),
    },
    {
      name: "afterLoginModal",
      moduleId: "POPNOTICE3",
      load: () => import("./modals/AfterLoginModal/AfterLoginModal.tsx").then(({ AfterLoginModal }) => ({ Modal: AfterLoginModal })),
    },
  ],
};
