import { msg } from "@lingui/core/macro";
import { MessagesSquareIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";

/** Chat rooms and their moderation. */
export const chatDesk: DeskModule = {
  domain: "chat",
  place: 57,
  pages: [
    {
      path: "chat-rooms",
      title: msg`Chat rooms`,
      icon: MessagesSquareIcon,
      group: "site",
      permission: "chat.read",
      letter: "w",
      load: () => import("./ChatPage.tsx").then(({ ChatPage }) => ({ Page: ChatPage })),
    },
  ],
  waiting: [{ key: "chatReports", name: msg`Reported chat messages`, path: "chat-rooms", isWork: true }],
};
