import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { MessageIcon } from "@marquee/ui-kit";
import { publicState } from "./model/publicState.ts";
import { inboxFirst } from "./inboxFirst.ts";
import { useInboxBadge } from "./model/useInboxBadge.ts";

/** The member's messages (domain `inbox`). */
export const inboxFeature: FeatureModule = {
  ...inboxFirst,
  id: "inbox",
  headerActions: [
    {
      id: "inbox",
      order: 87,
      moduleId: "MESSAGES3",
      loadForMembers: () =>
        import("./components/InboxAction/InboxAction.tsx").then(({ InboxAction }) => ({ Action: InboxAction })),
    },
  ],
  publicState,
  panels: [
    {
      id: "messageV2",
      centre: "member",
      group: "messages",
      order: 10,
      moduleId: "MESSAGES3",
      label: msg`Inbox`,
      icon: MessageIcon,
      useBadge: useInboxBadge,
      isOnTab: true,
      load: () => import("./panels/InboxPanel/InboxPanel.tsx").then(({ InboxPanel }) => ({ Panel: InboxPanel })),
    },
  ],
};
