import { type FirstManifest, paths } from "@marquee/runtime";

/** What a visitor's first page needs of chat rooms: the address of their own page. */
export const chatFirst: FirstManifest = {
  id: "chat",
  routes: [{ paths: [paths.chat], moduleId: "CHATROOM3", areas: [] }],
};
