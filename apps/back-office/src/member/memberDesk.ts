import { msg } from "@lingui/core/macro";
import { IdCardIcon, TagsIcon, UserIcon, UsersIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskPage.ts";

/** Members, the review of their documents, and their labels. */
export const memberDesk: DeskModule = {
  domain: "member",
  pages: [
    {
      path: "members",
      title: msg`Members`,
      icon: UsersIcon,
      group: "work",
      permission: "members.read",
      letter: "m",
      load: () => import("./list/MembersPage.tsx").then(({ MembersPage }) => ({ Page: MembersPage })),
    },
    {
      path: "members/:memberId",
      title: msg`Member`,
      icon: UserIcon,
      group: "work",
      permission: "members.read",
      hidden: true,
      load: () => import("./sheet/MemberPage.tsx").then(({ MemberPage }) => ({ Page: MemberPage })),
    },
    {
      path: "identity",
      title: msg`Identity review`,
      icon: IdCardIcon,
      group: "work",
      permission: "identity.decide",
      letter: "i",
      load: () => import("./identity/IdentityPage.tsx").then(({ IdentityPage }) => ({ Page: IdentityPage })),
    },
    {
      path: "labels",
      title: msg`Labels`,
      icon: TagsIcon,
      group: "work",
      permission: "members.read",
      letter: "l",
      load: () => import("./labels/LabelsPage.tsx").then(({ LabelsPage }) => ({ Page: LabelsPage })),
    },
  ],
};
