import { msg } from "@lingui/core/macro";
import { UserRoundPlusIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";

/** Members invite friends. */
export const referralDesk: DeskModule = {
  domain: "referral",
  place: 120,
  pages: [
    {
      path: "referral",
      title: msg`Invitations`,
      icon: UserRoundPlusIcon,
      group: "site",
      permission: "promotions.read",
      letter: "i",
      load: () => import("./ReferralPage.tsx").then(({ ReferralPage }) => ({ Page: ReferralPage })),
    },
  ],
};
