import { msg } from "@lingui/core/macro";
import { UserRoundPlusIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskPage.ts";

/** Members invite friends. */
export const referralDesk: DeskModule = {
  domain: "referral",
  pages: [
    {
      path: "referral",
      title: msg`Invitations`,
      icon: UserRoundPlusIcon,
      group: "site",
      permission: "promotions.read",
      load: () => import("./ReferralPage.tsx").then(({ ReferralPage }) => ({ Page: ReferralPage })),
    },
  ],
};
