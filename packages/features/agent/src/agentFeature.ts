import { msg } from "@lingui/core/macro";
import { type FeatureModule, showModal } from "@marquee/runtime";
import {
  AccountIcon,
  AnnouncementIcon,
  BetsIcon,
  HistoryIcon,
  InviteIcon,
  MoneyOutIcon,
  PeopleIcon,
  ProfitIcon,
  WalletIcon,
} from "@marquee/ui-kit";
import { agentFirst } from "./agentFirst.ts";
import { transferDownModal } from "./modals/transferDownModal.ts";
import { useHasUpline } from "./model/useHasUpline.ts";

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
      id: "announcements",
      centre: "agent",
      group: "team",
      order: 5,
      moduleId: "AGANN3",
      hasNoSample: true,
      label: msg`Announcements`,
      icon: AnnouncementIcon,
      load: () =>
        import("./panels/AnnouncementsPanel/AnnouncementsPanel.tsx").then(({ AnnouncementsPanel }) => ({
          Panel: AnnouncementsPanel,
        })),
    },
    {
      id: "registerCentre",
      centre: "agent",
      group: "team",
      order: 30,
      moduleId: "AGREG3",
      label: msg`Register centre`,
      icon: InviteIcon,
      load: () =>
        import("./panels/RegisterCentrePanel/RegisterCentrePanel.tsx").then(({ RegisterCentrePanel }) => ({
          Panel: RegisterCentrePanel,
        })),
    },
    {
      // A part of the register centre that had an address of its own before: only who opens this address sees the entry.
      id: "invitationCodes",
      centre: "agent",
      group: "team",
      order: 35,
      moduleId: "AGREG3",
      useIsThere: () => undefined,
      label: msg`Invitation codes`,
      icon: InviteIcon,
      load: () =>
        import("./panels/InvitationCodesPanel/InvitationCodesPanel.tsx").then(({ InvitationCodesPanel }) => ({
          Panel: InvitationCodesPanel,
        })),
    },
    {
      id: "team",
      centre: "agent",
      group: "team",
      order: 40,
      moduleId: "AGTEAM3",
      label: msg`Team management`,
      icon: AccountIcon,
      load: () => import("./panels/TeamPanel/TeamPanel.tsx").then(({ TeamPanel }) => ({ Panel: TeamPanel })),
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
    {
      id: "transfers",
      centre: "agent",
      group: "team",
      order: 90,
      moduleId: "DOWNTRANS3",
      label: msg`Transfers to the team`,
      icon: WalletIcon,
      load: () =>
        import("./panels/TransfersPanel/TransfersPanel.tsx").then(({ TransfersPanel }) => ({ Panel: TransfersPanel })),
    },
    {
      id: "transferUpline",
      centre: "member",
      group: "wallet",
      order: 40,
      moduleId: "UPTRANS3",
      useIsThere: useHasUpline,
      label: msg`Send to upline`,
      icon: MoneyOutIcon,
      load: () =>
        import("./panels/TransferUplinePanel/TransferUplinePanel.tsx").then(({ TransferUplinePanel }) => ({
          Panel: TransferUplinePanel,
        })),
    },
  ],
  modals: [
    showModal(transferDownModal, {
      moduleId: "DOWNTRANS3",
      load: () =>
        import("./modals/TransferDownModal/TransferDownModal.tsx").then(({ TransferDownModal }) => ({
          Modal: TransferDownModal,
        })),
    }),
  ],
};
