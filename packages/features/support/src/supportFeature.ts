import type { FeatureModule } from "@marquee/runtime";
import { afterLoginModal, showModal } from "@marquee/runtime";
import { NoticeArrival } from "./components/NoticeArrival/NoticeArrival.tsx";
import { announcementModal } from "./modals/announcementModal.ts";
import { entryModal } from "./modals/entryModal.ts";
import { publicState } from "./model/publicState.ts";
import { supportFirst } from "./supportFirst.ts";

const loadPopup = () => import("./modals/PopupModal/PopupModal.tsx");

/** Announcements and notices (domain `support`). */
export const supportFeature: FeatureModule = {
  ...supportFirst,
  id: "support",
  publicState,
  Arrival: NoticeArrival,
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
      load: () => loadPopup().then(({ AfterLoginModal }) => ({ Modal: AfterLoginModal })),
    }),
    showModal(entryModal, {
      moduleId: "POPNOTICE3",
      load: () => loadPopup().then(({ EntryModal }) => ({ Modal: EntryModal })),
    }),
  ],
};
