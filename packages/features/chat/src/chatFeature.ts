import { msg } from "@lingui/core/macro";
import { type FeatureModule, paths, showModal } from "@marquee/runtime";
import { chatFirst } from "./chatFirst.ts";
import { chatRefusedModal } from "./modals/chatRefusedModal.ts";

/** The chat: its rooms (domain `chat`), and what other features have in it, such as support. */
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
      moduleId: "CBS3",
      load: () => import("./components/ChatButton/ChatButton.tsx").then(({ ChatButton }) => ChatButton),
    },
  ],
  chatPanels: [
    {
      id: "rooms",
      order: 10,
      moduleId: "CHATROOM3",
      label: msg`Rooms`,
      load: () => import("./components/ChatHome/ChatHome.tsx").then(({ ChatHome }) => ChatHome),
    },
  ],
  modals: [
    showModal(chatRefusedModal, {
      moduleId: "CBS3",
      load: () =>
        import("./modals/ChatRefusedModal/ChatRefusedModal.tsx").then(({ ChatRefusedModal }) => ({
          Modal: ChatRefusedModal,
        })),
    }),
  ],
};
