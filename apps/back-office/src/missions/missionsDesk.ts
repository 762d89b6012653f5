import { msg } from "@lingui/core/macro";
import { FlagIcon, TargetIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { missionProposals } from "./missionProposals.ts";

/** Missions of members. */
export const missionsDesk: DeskModule = {
  domain: "missions",
  place: 52,
  pages: [
    {
      path: "missions",
      title: msg`Missions`,
      icon: TargetIcon,
      group: "site",
      permission: "promotions.read",
      letter: "q",
      load: () => import("./MissionsPage.tsx").then(({ MissionsPage }) => ({ Page: MissionsPage })),
    },
    {
      path: "challenges",
      title: msg`Challenges`,
      icon: FlagIcon,
      group: "site",
      permission: "promotions.read",
      letter: "y",
      load: () => import("./ChallengesPage.tsx").then(({ ChallengesPage }) => ({ Page: ChallengesPage })),
    },
  ],
  proposals: missionProposals,
};
