import { msg } from "@lingui/core/macro";
import { CheckCheckIcon, ScrollTextIcon, UsersRoundIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskPage.ts";

/** People, proposals and the audit log. */
export const staffDesk: DeskModule = {
  domain: "staff",
  pages: [
    {
      path: "proposals",
      title: msg`Proposals`,
      icon: CheckCheckIcon,
      group: "work",
      permission: "proposals.read",
      letter: "p",
      load: () => import("./ProposalsPage.tsx").then(({ ProposalsPage }) => ({ Page: ProposalsPage })),
    },
    {
      path: "people",
      title: msg`Staff`,
      icon: UsersRoundIcon,
      group: "control",
      permission: "staff.read",
      letter: "t",
      load: () => import("./PeoplePage.tsx").then(({ PeoplePage }) => ({ Page: PeoplePage })),
    },
    {
      path: "audit",
      title: msg`Audit log`,
      icon: ScrollTextIcon,
      group: "control",
      permission: "audit.read",
      letter: "a",
      load: () => import("./AuditPage.tsx").then(({ AuditPage }) => ({ Page: AuditPage })),
    },
  ],
};
