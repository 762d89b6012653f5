import { msg } from "@lingui/core/macro";
import { CheckCheckIcon, MailIcon, ScrollTextIcon, TimerIcon, UsersRoundIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskPage.ts";

/** Proposals, people, messages, jobs and the audit log. */
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
      path: "messages",
      title: msg`Outbox`,
      icon: MailIcon,
      group: "work",
      permission: "messages.read",
      letter: "o",
      load: () => import("./OutboxPage.tsx").then(({ OutboxPage }) => ({ Page: OutboxPage })),
    },
    {
      path: "jobs",
      title: msg`Jobs`,
      icon: TimerIcon,
      group: "control",
      permission: "jobs.read",
      platform: true,
      letter: "j",
      load: () => import("./JobsPage.tsx").then(({ JobsPage }) => ({ Page: JobsPage })),
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
