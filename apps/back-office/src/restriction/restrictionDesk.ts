import { msg } from "@lingui/core/macro";
import { BanIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskPage.ts";

/** From which games members and labels are barred. */
export const restrictionDesk: DeskModule = {
  domain: "restriction",
  pages: [
    {
      path: "restrictions",
      title: msg`Game restrictions`,
      icon: BanIcon,
      group: "work",
      permission: "members.read",
      load: () => import("./RestrictionsPage.tsx").then(({ RestrictionsPage }) => ({ Page: RestrictionsPage })),
    },
  ],
};
