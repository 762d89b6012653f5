import { msg } from "@lingui/core/macro";
import { ShieldCheckIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskPage.ts";

/** Protection of members: time-outs and self-exclusions. */
export const protectionDesk: DeskModule = {
  domain: "protection",
  pages: [
    {
      path: "exclusions",
      title: msg`Exclusions`,
      icon: ShieldCheckIcon,
      group: "work",
      permission: "members.read",
      load: () => import("./ExclusionsPage.tsx").then(({ ExclusionsPage }) => ({ Page: ExclusionsPage })),
    },
  ],
};
