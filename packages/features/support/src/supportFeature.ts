import type { FeatureModule } from "@marquee/runtime";
import { afterLoginModal, showModal } from "@marquee/runtime";
import { useSupportMenu } from "./model/useSupportMenu.ts";
import { announcementModal } from "./modals/announcementModal.ts";

/** Announcements and notices (domain `support`). */
export const supportFeature: FeatureModule = {
  id: "support",
  useMenuItems: useSupportMenu,
  modals: [
    showModal(announcementModal, {
      moduleId: "ANNOUNCE3",
      load: () =>
        import("./modals/AnnouncementModal/AnnouncementModal.tsx").then(({ AnnouncementModal }) => ({
          Modal: AnnouncementModal,
        })),
    }),
    showModal(afterLoginModal, {
      moduleId: "POPNOTICE3",
      load: () =>
        import("./modals/AfterLoginModal/AfterLoginModal.tsx").then(({ AfterLoginModal }) => ({
          Modal: AfterLoginModal,
        })),
    }),
  ],
};
