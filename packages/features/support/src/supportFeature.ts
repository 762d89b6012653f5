import type { FeatureModule } from "@marquee/runtime";
import { afterLoginModal, showModal } from "@marquee/runtime";
import { announcementModal } from "./modals/announcementModal.ts";
import { publicState } from "./model/publicState.ts";
import { supportFirst } from "./supportFirst.ts";

/** Announcements and notices (domain `support`). */
export const supportFeature: FeatureModule = {
  ...supportFirst,
  id: "support",
  publicState,
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
