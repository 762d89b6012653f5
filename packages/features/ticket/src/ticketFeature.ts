import { msg } from "@lingui/core/macro";
import { type FeatureModule, paths } from "@marquee/runtime";
import { AnnouncementIcon, MessageIcon, SupportIcon } from "@marquee/ui-kit";
import { ticketFirst } from "./ticketFirst.ts";

/** What members write to the merchant (domain `ticket`). */
export const ticketFeature: FeatureModule = {
  ...ticketFirst,
  id: "ticket",
  chatPanels: [
    {
      id: "support",
      order: 20,
      moduleId: "LIVECHAT3",
      label: msg`Support`,
      load: () => import("./panels/LiveChatPanel/LiveChatPanel.tsx").then(({ LiveChatPanel }) => LiveChatPanel),
    },
  ],
  screens: {
    [paths.contact]: {
      title: msg`Write to us`,
      load: () =>
        import("./screens/ContactScreen/ContactScreen.tsx").then(({ ContactScreen }) => ({ Screen: ContactScreen })),
    },
  },
  panels: [
    {
      id: "tickets",
      centre: "member",
      group: "messages",
      order: 20,
      moduleId: "TICKET3",
      label: msg`Tickets`,
      icon: SupportIcon,
      load: () =>
        import("./panels/TicketsPanel/TicketsPanel.tsx").then(({ TicketsPanel }) => ({ Panel: TicketsPanel })),
    },
    {
      id: "feedback",
      centre: "member",
      group: "messages",
      order: 30,
      moduleId: "FEEDBACK3",
      label: msg`Feedback`,
      icon: MessageIcon,
      load: () =>
        import("./panels/FeedbackPanel/FeedbackPanel.tsx").then(({ FeedbackPanel }) => ({ Panel: FeedbackPanel })),
    },
    {
      id: "complaints",
      centre: "member",
      group: "messages",
      order: 40,
      moduleId: "COMPLAINT3",
      label: msg`Complaints`,
      icon: AnnouncementIcon,
      load: () =>
        import("./panels/ComplaintsPanel/ComplaintsPanel.tsx").then(({ ComplaintsPanel }) => ({
          Panel: ComplaintsPanel,
        })),
    },
  ],
};
