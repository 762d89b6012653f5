import { isAgentKind, isTrialAgent } from "@marquee/contract";
import type { FirstManifest } from "@marquee/runtime";
import { useAgentMenu } from "./model/useAgentMenu.ts";

/** What a first page needs of the agents: the entry of their centre, and for whom it is. */
export const agentFirst: FirstManifest = {
  id: "agent",
  useMenuItems: useAgentMenu,
  centreDoors: [
    {
      centre: "agent",
      moduleId: "AGENT3",
      admits: (kind, isOn) => isAgentKind(kind) && (!isTrialAgent(kind) || isOn("TRIALAGENT3")),
    },
  ],
};
