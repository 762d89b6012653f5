import { msg } from "@lingui/core/macro";
import { HandCoinsIcon } from "lucide-react";
import { readText } from "../forms/readData.ts";
import type { DeskModule } from "../frame/DeskModule.ts";

/** Money between members of chat rooms, and its limits. */
export const chatTipDesk: DeskModule = {
  domain: "chat-tip",
  place: 47,
  pages: [
    {
      path: "chat-tips",
      title: msg`Tips in chat rooms`,
      icon: HandCoinsIcon,
      group: "control",
      permission: "balances.read",
      letter: "i",
      load: () => import("./TipsPage.tsx").then(({ TipsPage }) => ({ Page: TipsPage })),
    },
  ],
  memberParts: [
    {
      key: "tips",
      label: msg`Tips`,
      place: 77,
      permission: "balances.read",
      load: () => import("./TipsPart.tsx").then((file) => ({ default: file.TipsPart })),
    },
  ],
  proposals: [
    {
      kind: "chat.tip.settings",
      name: msg`Allow larger tips in chat rooms`,
      toText: (data) => readText(data, "currency"),
    },
  ],
};
