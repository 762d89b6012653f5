import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { InviteIcon } from "@marquee/ui-kit";
import { agentFirst } from "./agentFirst.ts";

/** The agent centre and its panels (domain `agent`). */
export const agentFeature: FeatureModule = {
  ...agentFirst,
  id: "agent",
  panelGroups: [{ id: "team", centre: "agent", order: 10, label: msg`Team` }],
  panels: [
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
  ],
};
