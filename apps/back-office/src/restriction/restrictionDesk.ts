import { msg } from "@lingui/core/macro";
import { BanIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";

/** From which games members and labels are barred. */
export const restrictionDesk: DeskModule = {
  domain: "restriction",
  place: 110,
  pages: [
    {
      path: "restrictions",
      title: msg`Game restrictions`,
      icon: BanIcon,
      group: "work",
      permission: "members.read",
      letter: "g",
      load: () => import("./RestrictionsPage.tsx").then(({ RestrictionsPage }) => ({ Page: RestrictionsPage })),
    },
  ],
  memberParts: [
    {
      key: "restrictions",
      label: msg`Game restrictions`,
      place: 90,
      load: () => import("./RestrictionPart.tsx").then((file) => ({ default: file.RestrictionPart })),
    },
  ],
};
