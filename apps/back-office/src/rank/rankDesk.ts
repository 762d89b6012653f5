import { msg } from "@lingui/core/macro";
import { GemIcon, SlidersHorizontalIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { rankProposals } from "./rankProposals.ts";

/** Levels of members: who has which, what they take and give, and a member's own. */
export const rankDesk: DeskModule = {
  domain: "rank",
  place: 46,
  pages: [
    {
      path: "vip-levels",
      title: msg`Members by VIP level`,
      icon: GemIcon,
      group: "work",
      permission: "members.read",
      letter: "c",
      load: () => import("./LevelsPage.tsx").then(({ LevelsPage }) => ({ Page: LevelsPage })),
    },
    {
      path: "vip-rules",
      title: msg`Rules of VIP levels`,
      icon: SlidersHorizontalIcon,
      group: "control",
      permission: "promotions.read",
      letter: "v",
      load: () => import("./RankSettingsPage.tsx").then(({ RankSettingsPage }) => ({ Page: RankSettingsPage })),
    },
  ],
  memberParts: [
    {
      key: "level",
      label: msg`VIP level`,
      place: 45,
      permission: "members.read",
      load: () => import("./LevelPart.tsx").then((file) => ({ default: file.LevelPart })),
    },
  ],
  proposals: rankProposals,
};
