import { msg } from "@lingui/core/macro";
import { ShieldCheckIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";

/** Protection of members: time-outs and self-exclusions. */
export const protectionDesk: DeskModule = {
  domain: "protection",
  place: 100,
  pages: [
    {
      path: "exclusions",
      title: msg`Exclusions`,
      icon: ShieldCheckIcon,
      group: "work",
      permission: "members.read",
      letter: "x",
      load: () => import("./ExclusionsPage.tsx").then(({ ExclusionsPage }) => ({ Page: ExclusionsPage })),
    },
  ],
  memberActs: [
    {
      key: "protect",
      label: msg`Protect play`,
      place: 45,
      permission: "members.protect",
      isOffered: ({ erased, kind }) => !erased && kind !== 4,
      load: () => import("./WishForm.tsx").then((file) => ({ default: file.WishForm })),
    },
  ],
  memberParts: [
    {
      key: "protection",
      label: msg`Protection`,
      place: 80,
      load: () => import("./ProtectionPart.tsx").then((file) => ({ default: file.ProtectionPart })),
    },
  ],
};
