import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { afterLoginModal, showModal } from "@marquee/runtime";
import { MessageIcon } from "@marquee/ui-kit";
import { useInboxBadge } from "./model/useInboxBadge.ts";
import { useSupportMenu } from "./model/useSupportMenu.ts";
import { announcementModal } from "./modals/announcementModal.ts";

/** Announcements and notices (domain `support`), and the member's messages (`inbox`). */
export const supportFeature: FeatureModule = {
  id: "support",
  useMenuItems: useSupportMenu,
  headerActions: [
    {
      id: "inbox",
      order: 87,
      moduleId: "MESSAGES3",
      loadForMembers: () =>
        import("./components/InboxAction/InboxAction.tsx").then(({ InboxAction }) => ({ Action: InboxAction })),
    },
  ],
  panels: [
    {
      id: "messageV2",
      centre: "member",
      group: "messages",
      order: 10,
      moduleId: "MESSAGES3",
      label: msg`Inbox`,
      icon: MessageIcon,
      useBadge: useInboxBadge,
      load: () => import("./panels/InboxPanel/InboxPanel.tsx").then(({ InboxPanel }) => ({ Panel: InboxPanel })),
    },
  ],
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
