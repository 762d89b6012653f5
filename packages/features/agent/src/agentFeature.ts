import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { BetsIcon, HistoryIcon, InviteIcon, ProfitIcon, PeopleIcon } from "@marquee/ui-kit";
import { agentFirst } from "./agentFirst.ts";

/** The agent centre and its panels (domain `agent`). */
export const agentFeature: FeatureModule = {
  ...agentFirst,
  id: "agent",
  panelGroups: [{ id: "team", centre: "agent", order: 10, label: msg`Team` }],
  panels: [
    {
      id: "overview",
      centre: "agent",
      group: "team",
      order: 20,
      moduleId: "AGOVER3",
      label: msg`Team overview`,
      icon: PeopleIcon,
      load: () =>
        import("./panels/OverviewPanel/OverviewPanel.tsx").then(({ OverviewPanel }) => ({ Panel: OverviewPanel })),
    },
    {
      id: "invitationCodes",
      centre: "agent",
      group: "team",
      order: 30,
      moduleId: "AGREG3",
      label: msg`Invitation codes`,
      icon: InviteIcon,
      load: () =>
        import("./panels/InvitationCodesPanel/InvitationCodesPanel.tsx").then(({ InvitationCodesPanel }) => ({
          Panel: InvitationCodesPanel,
        })),
    },
    {
      id: "bets",
      centre: "agent",
      group: "team",
      order: 50,
      moduleId: "AGBET3",
      label: msg`Team betting`,
      icon: BetsIcon,
      load: () => import("./panels/BetsPanel/BetsPanel.tsx").then(({ BetsPanel }) => ({ Panel: BetsPanel })),
    },
    {
      id: "profit",
      centre: "agent",
      group: "team",
      order: 60,
      moduleId: "AGPROFIT3",
      label: msg`User profit and loss`,
      icon: ProfitIcon,
      load: () => import("./panels/ProfitPanel/ProfitPanel.tsx").then(({ ProfitPanel }) => ({ Panel: ProfitPanel })),
    },
    {
      id: "transactions",
      centre: "agent",
      group: "team",
      order: 80,
      moduleId: "AGTRANS3",
      label: msg`Transaction details of downlines`,
      icon: HistoryIcon,
      load: () =>
        import("./panels/TransactionsPanel/TransactionsPanel.tsx").then(({ TransactionsPanel }) => ({
          Panel: TransactionsPanel,
        })),
    },
  ],
};
