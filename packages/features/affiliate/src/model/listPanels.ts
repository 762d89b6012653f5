import { msg } from "@lingui/core/macro";
import type { CentreId, CentrePanel } from "@marquee/runtime";
import { InviteIcon, IdentityIcon, MoneyIcon, SendIcon } from "@marquee/ui-kit";
import { accountUses } from "./accountUses.ts";
import { useOffersBadge } from "./useOffersBadge.ts";

/** The affiliate's panels in one of the centres. */
export function listPanels(centre: CentreId): readonly CentrePanel[] {
  const { useHasPlans, useIsAffiliate } = accountUses[centre];
  const common = { centre, group: "affiliate", moduleId: "AGENT3" } as const;
  return [
    {
      ...common,
      id: "affiliatePlans",
      order: 10,
      useIsThere: useHasPlans,
      useBadge: useOffersBadge,
      label: msg`Affiliate plans`,
      icon: IdentityIcon,
      load: () => import("../panels/PlansPanel/PlansPanel.tsx").then(({ PlansPanel }) => ({ Panel: PlansPanel })),
    },
    {
      ...common,
      id: "affiliateCampaigns",
      order: 20,
      useIsThere: useIsAffiliate,
      label: msg`Campaigns and links`,
      icon: InviteIcon,
      load: () =>
        import("../panels/CampaignsPanel/CampaignsPanel.tsx").then(({ CampaignsPanel }) => ({ Panel: CampaignsPanel })),
    },
    {
      ...common,
      id: "affiliateBills",
      order: 30,
      useIsThere: useIsAffiliate,
      label: msg`Affiliate bills`,
      icon: MoneyIcon,
      load: () => import("../panels/BillsPanel/BillsPanel.tsx").then(({ BillsPanel }) => ({ Panel: BillsPanel })),
    },
    {
      ...common,
      id: "affiliatePostback",
      order: 40,
      useIsThere: useIsAffiliate,
      label: msg`Postback`,
      icon: SendIcon,
      load: () =>
        import("../panels/PostbackPanel/PostbackPanel.tsx").then(({ PostbackPanel }) => ({ Panel: PostbackPanel })),
    },
  ];
}
