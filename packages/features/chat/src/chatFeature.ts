import { msg } from "@lingui/core/macro";
import { type FeatureModule, paths, showModal } from "@marquee/runtime";
import { chatFirst } from "./chatFirst.ts";
import { chatRefusedModal } from "./modals/chatRefusedModal.ts";

/** Chat rooms of members (domain `chat`). */
export const chatFeature: FeatureModule = {
  ...chatFirst,
  id: "chat",
  screens: {
    [paths.chat]: {
      title: msg`Chat`,
      load: () => import("./screens/ChatScreen/ChatScreen.tsx").then(({ ChatScreen }) => ({ Screen: ChatScreen })),
    },
  },
  pageButtons: [
    {
      id: "chat",
      moduleId: "CHATROOM3",
      load: () => import("./components/ChatButton/ChatButton.tsx").then(({ ChatButton }) => ChatButton),
    },
  ],
  modals: [
    showModal(chatRefusedModal, {
      moduleId: "CHATROOM3",
      load: () =>
        import("./modals/ChatRefusedModal/ChatRefusedModal.tsx").then(({ ChatRefusedModal }) => ({
          Modal: ChatRefusedModal,
        })),
    }),
  ],
};
