import { msg } from "@lingui/core/macro";
import { IdCardIcon, TagsIcon, UserIcon, UsersIcon } from "lucide-react";
import { type MemberSheet, reopenDays } from "@marquee/contract/staff";
import type { DeskModule } from "../frame/DeskModule.ts";
import { memberProposals } from "./memberProposals.ts";
import { useFoundMembers } from "./useFoundMembers.ts";

/** No guest of the demo, who has no data of his own. */
const isReal = ({ kind }: MemberSheet): boolean => kind !== 4;

const isOpen = ({ state }: MemberSheet): boolean => state !== "CLOSED";

/** Members, the review of their documents, and their labels. */
export const memberDesk: DeskModule = {
  domain: "member",
  place: 20,
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
  memberParts: [
    {
      key: "identity",
      label: msg`Identity`,
      place: 10,
      load: () => import("./sheet/IdentityPart.tsx").then((file) => ({ default: file.IdentityPart })),
    },
    {
      key: "sessions",
      label: msg`Sessions`,
      place: 20,
      load: () => import("./sheet/SessionsPart.tsx").then((file) => ({ default: file.SessionsPart })),
    },
    {
      key: "messages",
      label: msg`Messages`,
      place: 70,
      permission: "messages.read",
      load: () => import("./sheet/OtherParts.tsx").then((file) => ({ default: file.MessagesPart })),
    },
    {
      key: "remarks",
      label: msg`Remarks`,
      place: 100,
      load: () => import("./sheet/RemarksPart.tsx").then((file) => ({ default: file.RemarksPart })),
    },
    {
      key: "signals",
      label: msg`Signals`,
      place: 110,
      load: () => import("./sheet/OtherParts.tsx").then((file) => ({ default: file.SignalsPart })),
    },
    {
      key: "documents",
      label: msg`Documents`,
      place: 120,
      permission: "identity.decide",
      load: () => import("./identity/CheckList.tsx").then((file) => ({ default: file.CheckList })),
    },
    {
      key: "changes",
      label: msg`Changes by staff`,
      place: 130,
      load: () => import("./sheet/OtherParts.tsx").then((file) => ({ default: file.ChangesPart })),
    },
  ],
  memberActs: [
    {
      key: "labels",
      label: msg`Labels`,
      place: 10,
      permission: "members.change",
      isOffered: ({ erased }) => !erased,
      load: () => import("./acts/LabelsForm.tsx").then((file) => ({ default: file.LabelsForm })),
    },
    {
      key: "correct",
      label: msg`Correct`,
      place: 15,
      permission: "members.secure",
      isOffered: isOpen,
      load: () => import("./acts/CorrectForm.tsx").then((file) => ({ default: file.CorrectForm })),
    },
    {
      key: "sessions",
      label: msg`End sessions`,
      place: 30,
      permission: "members.secure",
      isOffered: isOpen,
      load: () => import("./acts/SecureForms.tsx").then((file) => ({ default: file.EndSessionsForm })),
    },
    {
      key: "unlock",
      label: msg`Unlock the login`,
      place: 35,
      permission: "members.secure",
      isOffered: (member) => isOpen(member) && member.loginLocked,
      load: () => import("./acts/SecureForms.tsx").then((file) => ({ default: file.UnlockForm })),
    },
    {
      key: "password",
      label: msg`New password`,
      place: 40,
      permission: "members.secure",
      isOffered: isOpen,
      load: () => import("./acts/SecureForms.tsx").then((file) => ({ default: file.PasswordForm })),
    },
    {
      key: "factors",
      label: msg`Remove factors`,
      place: 50,
      permission: "members.secure",
      isOffered: isOpen,
      load: () => import("./acts/SecureForms.tsx").then((file) => ({ default: file.RemoveFactorsForm })),
    },
    {
      key: "freeze",
      label: msg`Freeze`,
      place: 60,
      permission: "members.secure",
      isOffered: ({ state }) => state === "ACTIVE",
      load: () => import("./acts/StateForm.tsx").then((file) => ({ default: file.FreezeForm })),
    },
    {
      key: "unfreeze",
      label: msg`Unfreeze`,
      place: 70,
      permission: "members.secure",
      isOffered: ({ state }) => state === "FROZEN",
      load: () => import("./acts/StateForm.tsx").then((file) => ({ default: file.UnfreezeForm })),
    },
    {
      key: "data",
      label: msg`File of the data`,
      place: 75,
      permission: "members.secure",
      isOffered: (member) => isOpen(member) && isReal(member),
      load: () => import("./acts/DataForm.tsx").then((file) => ({ default: file.DataForm })),
    },
    {
      key: "close",
      label: msg`Close account`,
      place: 80,
      permission: "members.secure",
      isOffered: isOpen,
      load: () => import("./acts/ClosingForms.tsx").then((file) => ({ default: file.CloseForm })),
    },
    {
      key: "reopen",
      label: msg`Reopen account`,
      place: 85,
      permission: "members.secure",
      isOffered: ({ closedAt, eraseAsked }) =>
        closedAt !== null && !eraseAsked && closedAt > Date.now() - reopenDays * 86_400_000,
      load: () => import("./acts/ClosingForms.tsx").then((file) => ({ default: file.ReopenForm })),
    },
    {
      key: "erase",
      label: msg`Delete the data`,
      place: 90,
      permission: "members.secure",
      isOffered: (member) => member.state !== "FROZEN" && !member.eraseAsked && isReal(member),
      load: () => import("./acts/ClosingForms.tsx").then((file) => ({ default: file.EraseForm })),
    },
  ],
  waiting: [
    { key: "identityChecks", name: msg`Identity checks`, item: msg`Identity check`, path: "identity", isWork: true },
  ],
  proposals: memberProposals,
  searches: [useFoundMembers],
};
