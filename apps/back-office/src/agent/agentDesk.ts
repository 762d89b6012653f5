import { msg } from "@lingui/core/macro";
import { NetworkIcon, SlidersHorizontalIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { agentProposals } from "./agentProposals.ts";

/** The tree of agents. */
export const agentDesk: DeskModule = {
  domain: "agent",
  place: 25,
  pages: [
    {
      path: "agents",
      title: msg`Agents`,
      icon: NetworkIcon,
      group: "work",
      permission: "agents.read",
      letter: "a",
      load: () => import("./AgentsPage.tsx").then(({ AgentsPage }) => ({ Page: AgentsPage })),
    },
    {
      path: "agents/:memberId",
      title: msg`Agent`,
      icon: NetworkIcon,
      group: "work",
      permission: "agents.read",
      hidden: true,
      load: () => import("./AgentPage.tsx").then(({ AgentPage }) => ({ Page: AgentPage })),
    },
    {
      path: "agent-rules",
      title: msg`Rules for agents`,
      icon: SlidersHorizontalIcon,
      group: "control",
      permission: "agents.read",
      letter: "h",
      load: () => import("./AgentSettingsPage.tsx").then(({ AgentSettingsPage }) => ({ Page: AgentSettingsPage })),
    },
  ],
  memberParts: [
    {
      key: "tree",
      label: msg`Tree of agents`,
      place: 48,
      permission: "agents.read",
      load: () => import("./TreePart.tsx").then((file) => ({ default: file.TreePart })),
    },
  ],
  proposals: agentProposals,
};
