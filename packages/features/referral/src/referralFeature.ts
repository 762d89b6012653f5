import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { InviteIcon } from "@marquee/ui-kit";
import { publicState } from "./model/publicState.ts";
import { useHasReferral } from "./model/useHasReferral.ts";

/** Members invite friends (domain `referral`). */
export const referralFeature: FeatureModule = {
  id: "referral",
  panels: [
    {
      id: "referral",
      centre: "member",
      group: "rewards",
      order: 90,
      moduleId: "REFERRAL3",
      useIsThere: useHasReferral,
      label: msg`Invite friends`,
      icon: InviteIcon,
      load: () =>
        import("./panels/ReferralPanel/ReferralPanel.tsx").then(({ ReferralPanel }) => ({ Panel: ReferralPanel })),
    },
  ],
  publicState,
};
