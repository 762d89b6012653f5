import { msg } from "@lingui/core/macro";
import { GiftIcon, SlidersHorizontalIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { pointsProposals } from "./pointsProposals.ts";

const toRedemptionPath = (orderNo: string): string => `redemptions/${orderNo}`;

/** Points: what members redeem, what the mall offers, and the rules. */
export const pointsDesk: DeskModule = {
  domain: "points",
  place: 45,
  pages: [
    {
      path: "redemptions",
      title: msg`Redemptions of points`,
      icon: GiftIcon,
      group: "work",
      permission: "balances.read",
      letter: "v",
      load: () => import("./RedemptionsPage.tsx").then(({ RedemptionsPage }) => ({ Page: RedemptionsPage })),
    },
    {
      path: "redemptions/:orderNo",
      title: msg`Redemption`,
      icon: GiftIcon,
      group: "work",
      permission: "balances.read",
      hidden: true,
      load: () => import("./RedemptionPage.tsx").then(({ RedemptionPage }) => ({ Page: RedemptionPage })),
    },
    {
      path: "rewards",
      title: msg`Point mall`,
      icon: GiftIcon,
      group: "control",
      permission: "points.read",
      letter: "m",
      load: () => import("./RewardsPage.tsx").then(({ RewardsPage }) => ({ Page: RewardsPage })),
    },
    {
      path: "point-rules",
      title: msg`Rules of points`,
      icon: SlidersHorizontalIcon,
      group: "control",
      permission: "points.read",
      letter: "o",
      load: () => import("./PointSettingsPage.tsx").then(({ PointSettingsPage }) => ({ Page: PointSettingsPage })),
    },
  ],
  memberParts: [
    {
      key: "points",
      label: msg`Points`,
      place: 46,
      permission: "balances.read",
      load: () => import("./PointsPart.tsx").then((file) => ({ default: file.PointsPart })),
    },
  ],
  memberActs: [
    {
      key: "correctPoints",
      label: msg`Correct points`,
      place: 22,
      permission: "balances.propose",
      isOffered: ({ kind, state }) => kind === 0 && state !== "CLOSED",
      load: () => import("./CorrectPointsForm.tsx").then((file) => ({ default: file.CorrectPointsForm })),
    },
  ],
  waiting: [
    {
      key: "redemptions",
      name: msg`Redemptions to decide`,
      item: msg`Redemption of points`,
      path: "redemptions",
      query: "?state=PROCESS",
      toPath: toRedemptionPath,
      isWork: true,
    },
  ],
  proposals: pointsProposals,
};
